import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { referenceOf } from '@elos/content/review/value'
import { Button, Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useContext, useEffect, useRef, useState } from 'react'
import { type FormPatch, type ObjectInputProps, PatchEvent, set, unset, useClient } from 'sanity'
import { AltHolderContext } from './AltHolder.ts'
import { chosenAsset } from './chosenAsset.ts'

interface ImageValue {
  asset?: { _ref: string }
  alt?: string
}

/** What is said about the text alternative after an image was chosen. */
interface AltNote {
  text: string
  /** Whether a text was filled in; otherwise one has to be written. */
  isProposal: boolean
  /** The text alternative of the image before. */
  before?: string
}

/**
 * An image. When another one is chosen, its text alternative is the one in the media library, or has to be
 * written: the old one describes another picture.
 */
export function ImageInput(props: ObjectInputProps<ImageValue>) {
  const client = useClient({ apiVersion: API_VERSION })
  const holder = useContext(AltHolderContext)
  const [note, setNote] = useState<AltNote>()
  const alt = holder ? holder.alt : props.value?.alt
  const setAlt = (text: string | undefined) =>
    holder ? holder.setAlt(text) : props.onChange(text ? set(text, ['alt']) : unset(['alt']))

  const describe = async (asset: string) => {
    const before = referenceOf(props.value?.asset) ? alt : undefined
    if (before) setAlt(undefined)
    const reading = client.fetch<string | null>('*[_id == $asset][0].altText', { asset })
    const known = await reading.catch(() => null)
    // Somebody may have written one meanwhile.
    const proposal = latest.current.alt ? null : known
    if (proposal) setAlt(proposal)
    setNote(altNote(proposal, before))
  }
  const change = (event: FormPatch | FormPatch[] | PatchEvent) => {
    props.onChange(event)
    const asset = chosenAsset(PatchEvent.from(event).patches)
    if (asset && asset !== props.value?.asset?._ref) void describe(asset)
  }

  // Stable, because Sanity keeps the function until a file has arrived.
  const latest = useRef({ change, alt })
  useEffect(() => {
    latest.current = { change, alt }
  })
  const onChange = useCallback(
    (event: FormPatch | FormPatch[] | PatchEvent) => latest.current.change(event),
    [],
  )

  return (
    <Stack gap={3}>
      {props.renderDefault({ ...props, onChange })}
      {note && (note.isProposal || !alt) && (
        <Card padding={3} radius={2} tone="caution" border role="status">
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>{note.text}</Text>
            {note.before && (
              <Button
                mode="ghost"
                fontSize={1}
                padding={2}
                text={`Usar a anterior: “${note.before}”`}
                onClick={() => {
                  setAlt(note.before)
                  setNote(undefined)
                }}
              />
            )}
          </Flex>
        </Card>
      )}
    </Stack>
  )
}

/** `proposal`: from the media library. `before`: the text of the image that was replaced. */
function altNote(proposal: string | null, before: string | undefined): AltNote | undefined {
  if (proposal) {
    const text = 'A descrição veio da biblioteca de imagens. Confira se serve aqui.'
    return { text, isProposal: true, before }
  }
  if (!before) return undefined
  return { text: 'A imagem é outra: descreva o que ela mostra.', isProposal: false, before }
}
