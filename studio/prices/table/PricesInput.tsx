import { AGE_BANDS, bandLabel } from '@elos/content/parts/quote/ageBands'
import { Box, Card, Stack, Text, TextArea } from '@sanity/ui'
import { useState } from 'react'
import { type ArrayOfObjectsInputProps, set, unset, useReportParseError } from 'sanity'
import { Note } from '../../base/Note.tsx'
import { type PriceColumn, readingsOfPrices, readPrices, writePrices } from './readPrices.ts'

/** The height of the field: the names of the columns, and a line for each band. */
const LINES = AGE_BANDS.length + 1

/**
 * The prices of a table as one text, into which the cells of a spreadsheet are pasted at once; beneath it the table as
 * visitors read it, and what the norm of ANS says against it. While the text cannot be read the field is empty and says
 * what to write.
 */
export function PricesInput(props: ArrayOfObjectsInputProps<PriceColumn>) {
  const { value = [], onChange, readOnly, path, elementProps, validation } = props
  const [typed, setTyped] = useState<string>()
  const reading = typed === undefined ? undefined : readPrices(typed)
  const read = reading && ('problem' in reading ? [] : reading.columns)
  // Another tab, or 'Restaurar', may have changed the prices since.
  const isOwn = read !== undefined && writePrices(read) === writePrices(value)
  const problem = isOwn && reading && 'problem' in reading ? reading.problem : undefined
  useReportParseError(path, problem ?? null)

  const type = (text: string) => {
    setTyped(text)
    const now = readPrices(text)
    onChange('problem' in now || now.columns.length === 0 ? unset() : set(now.columns))
  }
  return (
    <Stack gap={3}>
      <TextArea
        {...elementProps}
        aria-label={props.schemaType.title}
        rows={LINES}
        readOnly={readOnly}
        value={isOwn ? typed : writePrices(value)}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      {problem ? (
        <Note tone="critical">{problem}</Note>
      ) : (
        value.length > 0 && (
          <>
            {validation.map(({ message }) => (
              <Note key={message} tone="critical">
                {message}
              </Note>
            ))}
            <Outcome columns={value} />
          </>
        )
      )}
    </Stack>
  )
}

/** Shows the prices beside their bands, as the site will. A line beyond the last band stands without one. */
function Outcome({ columns }: { columns: readonly PriceColumn[] }) {
  const names = ['Idade', ...columns.map(({ name = '' }) => name)]
  const rows = readingsOfPrices(columns).map((prices, index) => {
    const band = AGE_BANDS[index]
    return { band: band ? bandLabel(band) : '?', prices }
  })
  return (
    <Card border radius={2} padding={3} overflow="auto">
      <table aria-label="No site" style={{ borderCollapse: 'collapse', textAlign: 'left' }}>
        <thead>
          <tr>
            {names.map((name) => (
              <th key={name} scope="col">
                <Cell text={name} isHeader />
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ band, prices }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a line has no other name than its place
            <tr key={index}>
              <th scope="row">
                <Cell text={band} />
              </th>
              {prices.map((price, column) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: so has a column
                <td key={column}>
                  <Cell text={price} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const Cell = ({ text, isHeader = false }: { text: string; isHeader?: boolean }) => (
  <Box padding={2} paddingLeft={0} marginRight={3}>
    <Text size={1} weight={isHeader ? 'semibold' : 'regular'}>
      {text}
    </Text>
  </Box>
)
