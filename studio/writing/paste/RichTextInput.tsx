import type { ClipboardEvent } from 'react'
import { type InputProps, isArrayOfBlocksInputProps, type PortableTextInputProps } from 'sanity'
import { pastedBlocks } from './pastedBlocks.ts'

/** The format that the editor itself puts on the clipboard: it pastes that without loss. */
const OWN_FORMAT = 'application/x-portable-text'

function onPaste({ event }: { event: ClipboardEvent }) {
  const { clipboardData } = event
  if (clipboardData.types.includes(OWN_FORMAT)) return undefined
  const insert = pastedBlocks(clipboardData.getData('text/html'))
  return insert?.length ? { insert } : undefined
}

const isText = (props: InputProps): props is PortableTextInputProps =>
  isArrayOfBlocksInputProps(props)

/** A long text, which keeps the headings, links and tables of what is pasted. */
export const RichTextInput = (props: InputProps) =>
  isText(props) ? props.renderDefault({ ...props, onPaste }) : props.renderDefault(props)
