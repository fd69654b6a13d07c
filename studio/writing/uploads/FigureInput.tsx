import { useMemo } from 'react'
import { type ObjectInputProps, set, unset } from 'sanity'
import { AltHolderContext } from './AltHolder.ts'

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
