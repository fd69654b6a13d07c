import { createContext, useMemo } from 'react'
import { type ObjectInputProps, set, unset } from 'sanity'

/** The place where the text alternative of an image is kept. */
interface AltHolder {
  alt: string | undefined
  setAlt: (alt: string | undefined) => void
}

/** The object that keeps the text alternative of the image inside it; null where the image keeps its own. */
export const AltHolderContext = createContext<AltHolder | null>(null)

interface Figure {
  alt?: string
}

/** The form of a figure, whose text alternative stands beside its image. */
export function FigureInput(props: ObjectInputProps<Figure>) {
  const { value, onChange } = props
  const alt = value?.alt
  const holder = useMemo(
    () => ({
      alt,
      setAlt: (text: string | undefined) => onChange(text ? set(text, ['alt']) : unset(['alt'])),
    }),
    [alt, onChange],
  )
  return <AltHolderContext value={holder}>{props.renderDefault(props)}</AltHolderContext>
}
