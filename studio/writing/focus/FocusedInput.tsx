import { useEffect, useRef } from 'react'
import { type InputProps, isObjectInputProps } from 'sanity'
import { OthersInField } from '../together/OthersInField.tsx'

/**
 * An input that takes the focus when it is mounted in the field that the address names. The Studio
 * sets the focus only once, when it opens the document, and may mount the input after that. The form of a new document
 * gives it to its first field. Below the input stands who else is in the field.
 */
export function FocusedInput(props: InputProps) {
  const opened = useRef(props.focused ? props.elementProps.ref : undefined)
  const start = useRef(() => focusNew(props))
  useEffect(() => {
    opened.current?.current?.focus()
    start.current()
  }, [])
  return (
    <>
      {props.renderDefault(props)}
      <OthersInField {...props} />
    </>
  )
}

/**
 * Gives the focus to the first field, if the input is the form of a document that is not stored yet. The Studio gives
 * it to the first tab.
 */
function focusNew(props: InputProps): void {
  if (!isObjectInputProps(props) || props.path.length > 0 || props.focusPath.length > 0) return
  if (props.value && '_createdAt' in props.value) return
  const first = props.members.find((member) => member.kind === 'field')
  if (first) props.onPathFocus([first.name])
}
