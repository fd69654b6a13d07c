import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { publishedId } from '@elos/content/parts/read/publishedId'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { isRecord, textOf, titleOf } from '@elos/content/parts/stored/value'
import { stepsOf, valueAt } from '@elos/content/parts/stored/walk'
import { claimValue } from '@elos/content/review/claimValue'
import { claimsToUse } from '@elos/content/review/review'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import { useDeferredValue, useEffect, useMemo, useState } from 'react'
import { type PortableTextInputProps, set, useClient, useFormValue } from 'sanity'
import { today } from '../../base/initialValues.ts'
import { readCompared } from '../../base/rules/texts.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { withClaim } from './swap.ts'

/** The field of the document that stands for a text here. */
const FIELD = 'text'

/** Below a text the figures that were typed into its paragraphs, each with a button that puts the claim in its place. */
export function TypedClaims({
  value,
  readOnly,
  onChange,
}: Pick<PortableTextInputProps, 'value' | 'readOnly' | 'onChange'>) {
  const others = useCompared()
  const id = publishedId(textOf(useFormValue(['_id'])))
  const type = textOf(useFormValue(['_type']))
  const subject = useFormValue(['subject'])
  const text = useDeferredValue(value)
  const typed = useMemo(() => {
    const document = { _id: id, _type: type, subject, [FIELD]: text }
    return claimsToUse(document, others, today()).flatMap(({ path, text: words, claim }) => {
      const steps = stepsOf(path)
      const block = valueAt(document, steps)
      const children = isRecord(block) && withClaim(block.children, words, claim._id)
      const place = [...steps.slice(1), 'children']
      const said = `${titleOf(claim)}, que diz ${claimValue(claim)}`
      return children ? [{ path, words, said, patch: set(children, place) }] : []
    })
  }, [id, type, subject, text, others])
  if (typed.length === 0) return null
  return (
    <Card padding={3} radius={2} tone="caution" border role="status">
      <Stack gap={3}>
        {typed.map(({ path, words, said, patch }) => (
          <Flex key={`${path} ${words}`} align="center" gap={3} wrap="wrap">
            <Text size={1}>
              “{words}” está digitado à mão: {said}.
            </Text>
            <SmallButton
              text="Trocar pela afirmação"
              aria-label={`Trocar pela afirmação: ${words}`}
              disabled={readOnly}
              onClick={() => onChange(patch)}
            />
          </Flex>
        ))}
      </Stack>
    </Card>
  )
}

/** The claims and what they are about; none until they are read. */
function useCompared(): readonly StoredDocument[] {
  const client = useClient({ apiVersion: API_VERSION })
  const [compared, setCompared] = useState<readonly StoredDocument[]>([])
  useEffect(() => {
    readCompared(client).then(setCompared)
  }, [client])
  return compared
}
