/**
 * Projection of an image with what its address needs. The asset stands without `_id` on purpose: its
 * file never changes, so a page need not be tagged with it.
 */
export const imageFields = `alt, crop, hotspot, "asset": asset->{
  "id": _id, url, "width": metadata.dimensions.width, "height": metadata.dimensions.height,
  "lqip": metadata.lqip
}`
