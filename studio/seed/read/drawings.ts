import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { reference } from '../markdown/portableText.ts'

interface Drawing {
  /**
   * The id of its asset, which Sanity computes from the content and its size
   * (https://www.sanity.io/docs/apis-and-sdks/image-urls), so that documents can refer to it before
   * it is uploaded.
   */
  id: string
  /** The title inside the SVG, used as the description of the image. */
  title: string
  /** The file name that the Studio shows. */
  name: string
  content: Buffer
}

const SEED = join(import.meta.dirname, '..')

/** Reads a drawing by its path in `studio/seed`, for example `scenes/vida.svg`. Throws if it has no size or title. */
function readDrawing(path: string): Drawing {
  const content = readFileSync(join(SEED, path))
  const svg = content.toString()
  const [, width, height] = svg.match(/^<svg [^>]*?width="(\d+)" height="(\d+)"/) ?? []
  const title = svg.match(/<title>(.+?)<\/title>/)?.[1]
  if (!width || !height || !title) {
    throw new Error(`${path} needs width, height and a <title> that says what it shows.`)
  }
  const hash = createHash('sha1').update(content).digest('hex')
  return { id: `image-${hash}-${width}x${height}-svg`, title, name: basename(path), content }
}

/** An image field with a drawing of the seed, named by its path in `studio/seed`. */
export function picture(path: string) {
  const { id, title } = readDrawing(path)
  return { _type: 'imageWithAlt', alt: title, asset: reference(id) }
}

/** Every drawing of the seed. */
export function readDrawings(): Drawing[] {
  return globSync('{scenes,articles}/*.svg', { cwd: SEED }).sort().map(readDrawing)
}
