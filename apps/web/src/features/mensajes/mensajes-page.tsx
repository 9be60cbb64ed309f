const MensajesPage = () => <h1>Mensajes</h1>;

export default MensajesPage;
