import { Stack } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useEffect, useState } from 'react'
import {
  type InputProps,
  isArrayOfBlocksInputProps,
  isArraySchemaType,
  isBlockSchemaType,
  type PortableTextInputProps,
  useSchema,
} from 'sanity'
import { Note } from '../../base/Note.tsx'
import { TypedClaims } from '../typed/TypedClaims.tsx'
import { lossOfCopied } from './copiedBlocks.ts'
import { pastedBlocks } from './pastedBlocks.ts'

/** The format that the editor itself puts on the clipboard, and pastes: it leaves out what has no place in the other text. */
const OWN_FORMAT = 'application/x-portable-text'

type OnPaste = NonNullable<PortableTextInputProps['onPaste']>

const isText = (props: InputProps): props is PortableTextInputProps =>
  isArrayOfBlocksInputProps(props)

/** A text, in which what is pasted is read as `pastedBlocks` says, and figures that were typed can become claims. */
export const RichTextInput = (props: InputProps) =>
  isText(props) ? <TextInput {...props} /> : props.renderDefault(props)

function TextInput(props: PortableTextInputProps) {
  const { push } = useToast()
  const schema = useSchema()
  const onReady = useCaret(props)
  const types = typesIn(props.schemaType)
  const isShort = !types.includes('dataTable')
  const warn = (description?: string) => {
    if (description) push({ status: 'warning', title: 'Nem tudo pôde ser colado', description })
  }

  const onPaste: OnPaste = ({ event: { clipboardData } }) => {
    if (clipboardData.types.includes(OWN_FORMAT)) {
      const titleOf = (type: string) => schema.get(type)?.title ?? type
      warn(lossOfCopied(clipboardData.getData(OWN_FORMAT), { types, isShort, titleOf }))
      return undefined
    }
    const html = clipboardData.getData('text/html')
    const pasted = pastedBlocks({ html, plain: clipboardData.getData('text/plain') }, { isShort })
    warn(pasted?.loss)
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
      <TypedClaims value={props.value} readOnly={props.readOnly} onChange={props.onChange} />
    </Stack>
  )
}

/** The names of what may stand in a text, between its paragraphs and within them. */
const typesIn = ({ of }: PortableTextInputProps['schemaType']): string[] =>
  of.flatMap((type) => {
    const fields = isBlockSchemaType(type) ? type.fields : []
    const children = fields.find(({ name }) => name === 'children')?.type
    const within = children && isArraySchemaType(children) ? children.of : []
    return [type.name, ...within.map(({ name }) => name)]
  })

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
