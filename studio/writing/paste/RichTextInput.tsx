import { useToast } from '@sanity/ui/toast'
import { type InputProps, isArrayOfBlocksInputProps, type PortableTextInputProps } from 'sanity'
import { pastedBlocks } from './pastedBlocks.ts'

/** The format that the editor itself puts on the clipboard: it pastes that without loss. */
const OWN_FORMAT = 'application/x-portable-text'

type OnPaste = NonNullable<PortableTextInputProps['onPaste']>

const isText = (props: InputProps): props is PortableTextInputProps =>
  isArrayOfBlocksInputProps(props)

/** A text, which keeps the paragraphs, headings, links and tables of what is pasted, and says what it cannot keep. */
export function RichTextInput(props: InputProps) {
  const { push } = useToast()
  if (!isText(props)) return props.renderDefault(props)
  const isShort = !props.schemaType.of.some(({ name }) => name === 'dataTable')

  const onPaste: OnPaste = ({ event: { clipboardData } }) => {
    if (clipboardData.types.includes(OWN_FORMAT)) return undefined
    const html = clipboardData.getData('text/html')
    const pasted = pastedBlocks({ html, plain: clipboardData.getData('text/plain') }, { isShort })
    if (pasted?.loss)
      push({ status: 'warning', title: 'Nem tudo pôde ser colado', description: pasted.loss })
    return pasted?.blocks.length ? { insert: pasted.blocks } : undefined
  }
  return props.renderDefault({ ...props, onPaste })
}
