/** The options that are used here. The package has no types of its own. */
declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2'
    /** The OpenType features to keep; all others are left out. */
    keepFeatures: string[]
    variationAxes: Record<string, { min: number; max: number }>
  }
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: SubsetOptions,
  ): Promise<Buffer>
}
