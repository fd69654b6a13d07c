import type { SiteSettingsQueryResult } from '../../generated/sanity.types.ts'
import type { Loose } from '../read/loose.ts'
import { readOptionalNumber, readText, readToken } from '../read/values.ts'
import type { Image } from './type.ts'

/** The result of `imageFields`. */
export type ImageResult = Loose<NonNullable<SiteSettingsQueryResult>['socialImage']>

const ASSET_ID = /^image-[A-Za-z0-9]+-\d+x\d+-[a-z0-9]+$/

/** An image ready to be sized; undefined while it has no uploaded file. */
export function mapImage(raw: ImageResult | undefined): Image | undefined {
  const id = readToken(raw?.asset?.id)
  const width = readOptionalNumber(raw?.asset?.width)
  const height = readOptionalNumber(raw?.asset?.height)
  if (!raw || !ASSET_ID.test(id) || !width || !height) return undefined
  const vector = id.endsWith('-svg')
  const crop = cropOf(vector ? null : raw)
  return {
    source: { asset: { _id: id, url: readToken(raw.asset?.url) }, crop, hotspot: hotspotOf(raw) },
    width: Math.round(width * (1 - crop.left - crop.right)),
    height: Math.round(height * (1 - crop.top - crop.bottom)),
    alt: readText(raw.alt),
    vector,
  }
}

function cropOf(raw: ImageResult) {
  const crop = raw?.crop
  return {
    top: readOptionalNumber(crop?.top) ?? 0,
    bottom: readOptionalNumber(crop?.bottom) ?? 0,
    left: readOptionalNumber(crop?.left) ?? 0,
    right: readOptionalNumber(crop?.right) ?? 0,
  }
}

/** Returns the hotspot of an image. Without a hotspot the whole image matters, hence its centre. */
function hotspotOf({ hotspot }: NonNullable<ImageResult>) {
  return {
    x: readOptionalNumber(hotspot?.x) ?? 0.5,
    y: readOptionalNumber(hotspot?.y) ?? 0.5,
    width: readOptionalNumber(hotspot?.width) ?? 1,
    height: readOptionalNumber(hotspot?.height) ?? 1,
  }
}
