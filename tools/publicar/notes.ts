import type { Release } from './changelog.ts';

/** The page of a version: what changes, and how to get it and know that it is what was published. */
export const notesOf = ({ version, text }: Release, registry: string): string => `${text}

## Conseguirla

En una máquina que ya lo tiene: \`./pmp actualizar ${version}\`. En una nueva:

\`\`\`sh
sha256sum -c --ignore-missing SHA256SUMS
PMP_ARCHIVO=pmp-${version}.tar.gz sh instalar.sh
\`\`\`

Sin red, con el archivo \`pmp-${version}-sin-red-<arquitectura>.tar.gz\`, que trae las imágenes. En un clúster de prueba, \`pmp-${version}.yaml\`; en producción, el chart \`pmp-helm-${version}.tgz\` o las carpetas de \`k8s/\`.

## Comprobarla

Las imágenes y los ficheros están firmados por el flujo que los ha publicado:

\`\`\`sh
cosign verify --certificate-identity-regexp '/publicar.yml@refs/tags/v${version}$' \\
  --certificate-oidc-issuer https://token.actions.githubusercontent.com ${registry}/gateway:${version}
cosign verify-blob --bundle SHA256SUMS.sigstore.json --certificate-identity-regexp '/publicar.yml@refs/tags/v${version}$' \\
  --certificate-oidc-issuer https://token.actions.githubusercontent.com SHA256SUMS
\`\`\`

Lo que lleva cada imagen (SBOM) y cómo se hizo: \`docker buildx imagetools inspect ${registry}/gateway:${version} --format '{{ json .SBOM }}'\` y \`'{{ json .Provenance }}'\`.
`;
