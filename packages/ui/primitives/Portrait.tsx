import { type Image, imageUrl } from '@elos/content'
import type { Face } from '@elos/content/sections/kinds'
import { Picture } from './Picture.tsx'

/** The greatest width of a portrait in the layout, in CSS pixels. */
const WIDTH = 330

/** The shape of a drawing of two linked rings, as width to height: all of `studio/seed/scenes` have it. */
const SCENE_RATIO = 1.25

/** Whether a picture is such a drawing. Of these a portrait is one ring, which the drawing shows alone at `#first` or `#second`. */
const isScene = ({ vector, width, height }: Image): boolean =>
  vector && Math.abs(width / height - SCENE_RATIO) < 0.01

/** One ring of the picture of a page, or any other picture in a ring. Screen readers skip it: the page has described it. */
export function Portrait({ image, ring }: Face) {
  if (!isScene(image))
    return (
      <span className={`portrait ${ring}`} aria-hidden="true">
        <Picture image={{ ...image, alt: '' }} width={WIDTH} ratio={1} />
      </span>
    )
  return (
    <span className={`portrait scene ${ring}`} aria-hidden="true">
      <img
        src={`${imageUrl(image, { width: image.width })}#${ring}`}
        width={image.width}
        height={image.height}
        alt=""
        loading="lazy"
        decoding="async"
      />
    </span>
  )
}
