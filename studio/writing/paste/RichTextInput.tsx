import { Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import { type InputProps, isArrayOfBlocksInputProps, type PortableTextInputProps } from 'sanity'
import { Note } from '../../base/Note.tsx'
import { TypedClaims } from '../typed/TypedClaims.tsx'
import { pastedBlocks } from './pastedBlocks.ts'

/** The format that the editor itself puts on the clipboard: it pastes that without loss. */
const OWN_FORMAT = 'application/x-portable-text'

type OnPaste = NonNullable<PortableTextInputProps['onPaste']>

const isText = (props: InputProps): props is PortableTextInputProps =>
  isArrayOfBlocksInputProps(props)

/** A text, in which what is pasted is read as `pastedBlocks` says, and figures that were typed can become claims. */
export const RichTextInput = (props: InputProps) =>
  isText(props) ? <TextInput {...props} /> : props.renderDefault(props)

function TextInput(props: PortableTextInputProps) {
  const { push } = useToast()
  const onReady = useCaret(props)
  const isShort = !props.schemaType.of.some(({ name }) => name === 'dataTable')

  const onPaste: OnPaste = ({ event: { clipboardData } }) => {
    if (clipboardData.types.includes(OWN_FORMAT)) return undefined
    const html = clipboardData.getData('text/html')
    const pasted = pastedBlocks({ html, plain: clipboardData.getData('text/plain') }, { isShort })
    if (pasted?.loss)
      push({ status: 'warning', title: 'Nem tudo pôde ser colado', description: pasted.loss })
    return pasted?.blocks.length ? { insert: pasted.blocks } : undefined
  }
  return (
    <Stack gap={3}>
      {props.renderDefault({
        ...props,
        onPaste,
        onEditorChange: ({ type }) => {
          if (type === 'ready') onReady()
        },
      })}
      <ParagraphProblems members={props.members} />
      <TypedClaims value={props.value} onChange={props.onChange} />
    </Stack>
  )
}

/** The problems of the paragraphs of a text. Sanity says them only in a bubble, most of which the editor's bar covers. */
function ParagraphProblems({ members }: Pick<PortableTextInputProps, 'members'>) {
  const found = members.flatMap((member) => (member.kind === 'item' ? member.item.validation : []))
  const levels = new Map(found.map(({ message, level }) => [message, level]))
  return [...levels].map(([message, level]) => (
    <Note key={message} tone={level === 'error' ? 'critical' : 'caution'}>
      {message}
    </Note>
  ))
}

/** Puts the caret into a text that 'Validação' leads to: Sanity does so only for its paragraphs. */
function useCaret({ focused, elementProps }: PortableTextInputProps) {
  const [isReady, setReady] = useState(false)
  const { ref } = elementProps
  useEffect(() => {
    if (!focused || !isReady) return
    // The editor can be written in from the next frame on.
    const frame = requestAnimationFrame(() => ref.current?.focus())
    return () => cancelAnimationFrame(frame)
  }, [focused, isReady, ref])
  return () => setReady(true)
}
