import { useEffect, useRef } from 'react'
import type { InputProps } from 'sanity'

/**
 * An input that takes the focus when it appears in a field that was opened by its path. The Studio
 * gives the focus once, when the document is opened, and its inputs may only be drawn after that.
 */
export function FocusedInput(props: InputProps) {
  const opened = useRef(props.focused ? props.elementProps.ref : undefined)
  useEffect(() => opened.current?.current?.focus(), [])
  return props.renderDefault(props)
}
