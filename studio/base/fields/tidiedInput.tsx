import type { ComponentType } from 'react'
import { type StringInputProps, set } from 'sanity'

/** Writes a typed text in the form that its field stores; undefined for a text that cannot be written so. */
export type Tidy = (typed: string) => string | undefined

/** Makes an input that writes its text anew, by `tidy`, when the editor leaves it. */
export function tidiedInput(tidy: Tidy): ComponentType<StringInputProps> {
  return function TidiedInput(props) {
    const { value, onChange, elementProps, renderDefault } = props
    const leave: typeof elementProps.onBlur = (event) => {
      const tidied = value && tidy(value)
      if (tidied && tidied !== value) onChange(set(tidied))
      elementProps.onBlur(event)
    }
    return renderDefault({ ...props, elementProps: { ...elementProps, onBlur: leave } })
  }
}
