import { hasChangedBy } from '@elos/content/parts/claim/life'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { usePatchVersions } from '../../base/documents/usePatchVersions.ts'
import { today } from '../../base/initialValues.ts'
import { SmallButton } from '../../base/SmallButton.tsx'
import { readingsOf } from '../amounts/readings.ts'
import { useClaim } from '../amounts/useClaim.ts'
import { PROMOTION } from './promote.ts'

/** The next value of a claim, with what visitors read and from when, and a button to tidy up afterwards. */
export function NextInput(props: ObjectInputProps) {
  const claim = useClaim()
  const [first = '', ...others] = readingsOf(claim, today())
  const hasChanged = hasChangedBy(claim, today())
  return (
    <Stack gap={4}>
      {(others.length > 0 || hasChanged) && (
        <Card padding={3} radius={2} border tone={hasChanged ? 'caution' : 'default'} role="status">
          <Stack gap={3}>
            {[first, ...others].map((line) => (
              <Text key={line} size={1}>
                {line}
              </Text>
            ))}
            {hasChanged && <Promotion id={claim._id} />}
          </Stack>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}

function Promotion({ id }: { id: string }) {
  const { text, changeOf, failure } = PROMOTION
  const { isBusy, patch } = usePatchVersions(id, changeOf, failure)
  return (
    <Flex align="center" gap={3} wrap="wrap">
      <SmallButton text={text} loading={isBusy} disabled={isBusy} onClick={patch} />
      <Text size={1} muted>
        O site não muda: só a ficha fica em ordem.
      </Text>
    </Flex>
  )
}
