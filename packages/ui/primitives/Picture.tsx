import { type Image, imageSrcSet, imageUrl } from '@elos/content'
import type { ReactNode } from 'react'

interface PictureProps {
  image: Image
  /** Its greatest width in the layout, in CSS pixels. */
  width: number
  /**
   * The ratio of width to height to crop to, around the hotspot; by default the editor's crop. An SVG
   * is never cropped.
   */
  ratio?: number
  /** The `sizes` attribute; absent when it is never narrower than `width`. */
  sizes?: string
  /** Whether to load it first: it is in sight when the page opens. */
  priority?: boolean
}

/**
 * A responsive picture, whose space in the layout is reserved while it loads. It has no blurred preview: that needs a
 * style attribute, which the content security policy forbids.
 */
export function Picture({ image, width, ratio, sizes, priority = false }: PictureProps) {
  const cut = image.vector ? undefined : ratio
  const size = cut ? { width, height: Math.round(width / cut) } : { width }
  const srcSet = imageSrcSet(image, size)
  return (
    <img
      src={imageUrl(image, size)}
      srcSet={srcSet}
      sizes={srcSet && (sizes ?? `${width}px`)}
      width={width}
      height={Math.round(width / (cut ?? image.width / image.height))}
      alt={image.alt}
      loading={priority ? 'eager' : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding="async"
    />
  )
}

/** A picture in a text, with its caption. */
export function Figure({ image }: { image: Image }) {
  return (
    <figure>
      <Picture image={image} width={680} sizes="(min-width: 720px) 680px, 100vw" />
      {image.caption && <figcaption className="fine">{image.caption}</figcaption>}
    </figure>
  )
}

/** The picture at the top of a page, or `otherwise` where the editor chose none. */
export function HeroPicture({ image, otherwise }: { image?: Image; otherwise: ReactNode }) {
  if (!image) return otherwise
  return (
    <Picture
      image={image}
      width={570}
      ratio={1.25}
      sizes="(min-width: 900px) 44vw, 100vw"
      priority
    />
  )
}
