import { publishedId } from '@elos/content/parts/read/publishedId'
import { textOf } from '@elos/content/parts/stored/value'
import { PatchEvent, type StringInputProps, useDocumentOperation, useFormValue } from 'sanity'
import { publicationDay } from './publicationDay.ts'

/** The moment at which an article comes. The day of its publication follows when somebody changes it. */
export function PublishAtInput(props: StringInputProps) {
  const { value, onChange, renderDefault } = props
  const id = publishedId(textOf(useFormValue(['_id'])))
  const { patch } = useDocumentOperation(id, 'article')
  const changeBoth: StringInputProps['onChange'] = (change) => {
    onChange(change)
    const last = PatchEvent.from(change).patches.at(-1)
    const after = last?.type === 'set' ? last.value : undefined
    const publishedAt = publicationDay({ before: value, after }, new Date())
    if (publishedAt) patch.execute([{ set: { publishedAt } }])
  }
  return renderDefault({ ...props, onChange: changeBoth })
}
