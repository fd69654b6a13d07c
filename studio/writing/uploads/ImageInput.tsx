import { referenceOf } from '@elos/content/parts/stored/value'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useCallback, useContext, useEffect, useRef } from 'react'
import { type FormPatch, type ObjectInputProps, PatchEvent, set, unset } from 'sanity'
import { SmallButton } from '../../base/SmallButton.tsx'
import { AltHolderContext } from './FigureInput.tsx'
import { useReplacedAlt } from './useReplacedAlt.ts'

interface ImageValue {
  asset?: { _ref: string }
  alt?: string
}

/**
 * An image. When another image is chosen, its text alternative has to be written: the one from before the choice describes
 * another picture.
 */
export function ImageInput(props: ObjectInputProps<ImageValue>) {
  const holder = useContext(AltHolderContext)
  const alt = holder ? holder.alt : props.value?.alt
  const setAlt = (text: string | undefined) =>
    holder ? holder.setAlt(text) : props.onChange(text ? set(text, ['alt']) : unset(['alt']))

  const { replacedAlt, follow, restore } = useReplacedAlt({
    asset: referenceOf(props.value?.asset),
    alt,
    setAlt,
  })

  const change = (event: FormPatch | FormPatch[] | PatchEvent) => {
    props.onChange(event)
    follow(PatchEvent.from(event).patches)
  }

  // Stable, because Sanity keeps the function until a file has arrived.
  const latest = useRef(change)
  useEffect(() => {
    latest.current = change
  })
  const onChange = useCallback(
    (event: FormPatch | FormPatch[] | PatchEvent) => latest.current(event),
    [],
  )

  return (
    <Stack gap={3}>
      {props.renderDefault({ ...props, onChange })}
      {replacedAlt && !alt && (
        <Card padding={3} radius={2} tone="caution" border role="status">
          <Flex align="center" gap={3} wrap="wrap">
            <Text size={1}>A imagem é outra: descreva o que ela mostra.</Text>
            <SmallButton text={`Usar a anterior: “${replacedAlt}”`} onClick={restore} />
          </Flex>
        </Card>
      )}
    </Stack>
  )
}
