import { hasChangedBy } from '@elos/content/parts/claim/life'
import { Card, Flex, Stack, Text } from '@sanity/ui'
import type { ObjectInputProps } from 'sanity'
import { PatchButton } from '../../base/documents/PatchButton.tsx'
import { today } from '../../base/initialValues.ts'
import { readingsOf } from '../amounts/readings.ts'
import { useClaim } from '../amounts/useClaim.ts'
import { PROMOTION } from './promote.ts'

/** The next value of a claim, with what visitors read and from when, and a button to tidy up afterwards. */
export function NextInput(props: ObjectInputProps) {
  const claim = useClaim()
  const lines = readingsOf(claim, today())
  const hasChanged = hasChangedBy(claim, today())
  return (
    <Stack gap={4}>
      {(lines.length > 1 || hasChanged) && (
        <Card padding={3} radius={2} border tone={hasChanged ? 'caution' : 'default'} role="status">
          <Stack gap={3}>
            {lines.map((line) => (
              <Text key={line} size={1}>
                {line}
              </Text>
            ))}
            {hasChanged && (
              <Flex align="center" gap={3} wrap="wrap">
                <PatchButton id={claim._id} {...PROMOTION} />
                <Text size={1} muted>
                  O site não muda: só a ficha fica em ordem.
                </Text>
              </Flex>
            )}
          </Stack>
        </Card>
      )}
      {props.renderDefault(props)}
    </Stack>
  )
}
