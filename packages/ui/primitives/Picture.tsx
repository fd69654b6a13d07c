import { type Image, imageSrcSet, imageUrl } from '@elos/content'
import type { ReactNode } from 'react'

interface PictureProps {
  image: Image
  /** CSS pixels at its widest. */
  width: number
  /** Width over height to crop to, around the hotspot; absent keeps the editor's crop. An SVG keeps its own. */
  ratio?: number
  /** The `sizes` attribute; absent when it is never narrower than `width`. */
  sizes?: string
  /** For the picture a visitor sees first. */
  priority?: boolean
}

/**
 * A responsive picture that reserves its room. The preview (`image.lqip`) is left out: it would
 * need a style attribute, which a content security policy of hashes refuses.
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
      {image.caption && <figcaption>{image.caption}</figcaption>}
    </figure>
  )
}

/** The picture beside a page's first words, or what is drawn where the editor chose none. */
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
