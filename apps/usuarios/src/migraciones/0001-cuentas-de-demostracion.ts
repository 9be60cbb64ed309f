import { ADMIN_DEMO, CORREOS_DEMO } from '@pmp/contracts/usuarios';
import type { Migracion } from '@pmp/platform';
import { verify } from '@node-rs/argon2';

interface Cuenta {
  correoClave: string;
  hash: string;
  rol: string;
  demo?: boolean;
}

/**
 * Marks the accounts that earlier versions made for the demonstration. An administrator is one of them as long as the
 * published password opens the account, whatever its address is by now.
 */
export const cuentasDeDemostracion: Migracion = {
  nombre: '0001-cuentas-de-demostracion',
  async apply(connection) {
    const usuarios = connection.collection<Cuenta>('usuarios');
    const sinMarca = { demo: { $exists: false } };
    await usuarios.updateMany(
      { ...sinMarca, correoClave: { $in: CORREOS_DEMO }, rol: { $ne: 'admin' } },
      { $set: { demo: true } },
    );
    const admins = await usuarios.find({ ...sinMarca, rol: 'admin', hash: { $ne: '' } }).toArray();
    for (const { _id, hash } of admins) {
      if (await verify(hash, ADMIN_DEMO.contrasena))
        await usuarios.updateOne({ _id, hash }, { $set: { demo: true } });
    }
  },
};
