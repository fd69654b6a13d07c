import { useEffect, useRef } from 'react'
import type { InputProps } from 'sanity'
import { OthersInField } from '../together/OthersInField.tsx'

/**
 * An input that takes the focus when it is mounted in the field that the address names. The Studio
 * sets the focus only once, when it opens the document, and may mount the input after that. Below it stands who else
 * is in the field.
 */
export function FocusedInput(props: InputProps) {
  const opened = useRef(props.focused ? props.elementProps.ref : undefined)
  useEffect(() => opened.current?.current?.focus(), [])
  return (
    <>
      {props.renderDefault(props)}
      <OthersInField {...props} />
    </>
  )
}
