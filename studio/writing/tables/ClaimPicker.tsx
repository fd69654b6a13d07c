import { claimOn } from '@elos/content/parts/claim/life'
import type { StoredDocument } from '@elos/content/parts/stored/document'
import { textOf } from '@elos/content/parts/stored/value'
import { fold } from '@elos/content/parts/text/fold'
import { claimValue } from '@elos/content/review/claimValue'
import { Card, Dialog, Stack, Text } from '@sanity/ui'
import { Autocomplete } from '@sanity/ui/autocomplete'
import { useId } from 'react'
import { today } from '../../base/initialValues.ts'
import { TitleLines } from '../../base/lists/TitleLines.tsx'

interface Option {
  value: string
  title: string
  text: string
}

interface ClaimPickerProps {
  claims: readonly StoredDocument[]
  onPick: (id: string) => void
  onClose: () => void
}

/** Finds the claim for a cell by its name or value. */
export function ClaimPicker({ claims, onPick, onClose }: ClaimPickerProps) {
  const id = useId()
  const options = claims.map(
    (claim): Option => ({
      value: claim._id,
      title: textOf(claim.title),
      text: claimValue(claimOn(claim, today())),
    }),
  )
  return (
    <Dialog id={id} header="Preço ou afirmação para a célula" onClose={onClose} width={1}>
      <Stack padding={4} gap={4}>
        <Text size={1} muted>
          O valor vem do cadastro de preços e afirmações: muda lá, muda na tabela.
        </Text>
        <Autocomplete<Option>
          id={`${id}-busca`}
          aria-label="Preço ou afirmação"
          placeholder="Procure pelo nome ou pelo valor"
          openButton={{ 'aria-label': 'Abrir' }}
          options={options}
          filterOption={(query, { title, text }) => fold(`${title} ${text}`).includes(fold(query))}
          renderOption={({ title, text }) => (
            <Card as="button" padding={3}>
              <TitleLines title={title} detail={text} />
            </Card>
          )}
          renderValue={(_, option) => option?.title ?? ''}
          onSelect={onPick}
        />
      </Stack>
    </Dialog>
  )
}
