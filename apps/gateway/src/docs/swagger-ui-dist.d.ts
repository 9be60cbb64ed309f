declare module 'swagger-ui-dist/absolute-path.js' {
  /** The folder of the package, which is where its files lie. */
  export default function swaggerUiFolder(): string;
}
