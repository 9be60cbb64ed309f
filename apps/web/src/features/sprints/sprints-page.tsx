const SprintsPage = () => null;
export default SprintsPage;
