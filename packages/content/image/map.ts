import { optionalNumber, optionalWords, token, words } from '../read/values.ts'
import type { ImageResult } from './result.ts'
import type { Image } from './type.ts'

const ASSET_ID = /^image-[A-Za-z0-9]+-\d+x\d+-[a-z0-9]+$/

/** An image ready to be sized; undefined while it has no uploaded file. */
export function mapImage(raw: ImageResult | undefined): Image | undefined {
  const id = token(raw?.asset?.id)
  const width = optionalNumber(raw?.asset?.width)
  const height = optionalNumber(raw?.asset?.height)
  if (!raw || !ASSET_ID.test(id) || !width || !height) return undefined
  const vector = id.endsWith('-svg')
  const crop = cropOf(vector ? null : raw)
  return {
    source: { asset: { _id: id, url: token(raw.asset?.url) }, crop, hotspot: hotspotOf(raw) },
    width: Math.round(width * (1 - crop.left - crop.right)),
    height: Math.round(height * (1 - crop.top - crop.bottom)),
    alt: words(raw.alt),
    lqip: optionalWords(raw.asset?.lqip),
    vector,
  }
}

function cropOf(raw: ImageResult) {
  const crop = raw?.crop
  return {
    top: optionalNumber(crop?.top) ?? 0,
    bottom: optionalNumber(crop?.bottom) ?? 0,
    left: optionalNumber(crop?.left) ?? 0,
    right: optionalNumber(crop?.right) ?? 0,
  }
}

/** Without a hotspot the whole image matters, hence its centre. */
function hotspotOf({ hotspot }: NonNullable<ImageResult>) {
  return {
    x: optionalNumber(hotspot?.x) ?? 0.5,
    y: optionalNumber(hotspot?.y) ?? 0.5,
    width: optionalNumber(hotspot?.width) ?? 1,
    height: optionalNumber(hotspot?.height) ?? 1,
  }
}
