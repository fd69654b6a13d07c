/** What the bundler makes of an imported font: its address. */
declare module '*.woff2' {
  const address: string
  export default address
}
