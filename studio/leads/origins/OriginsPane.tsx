import { Box, Card, Stack, Text } from '@sanity/ui'
import { type CSSProperties, useMemo } from 'react'
import { counted } from '../../base/counted.ts'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { type LeadOrigin, type OriginRow, originsOf } from './origins.ts'

const QUERIES = {
  fetch: '*[_type == "lead"]{submittedAt, page, campaign}',
  listen: '*[_type == "lead"]',
}

/** The name of a place, which stays legible beside many months: the table then scrolls. */
const NAME: CSSProperties = {
  padding: '0.5em',
  minWidth: '12em',
  textAlign: 'left',
  overflowWrap: 'anywhere',
}
const NUMBER: CSSProperties = { padding: '0.5em', textAlign: 'right' }

/** The page 'De onde vêm': the stored requests by page, campaign and month. The site counts no visits. */
export function OriginsPane() {
  const leads = useListenQuery<LeadOrigin[]>(QUERIES)
  const { months, pages, campaigns } = useMemo(() => originsOf(leads ?? []), [leads])
  if (!leads) return <ReadingDocuments text="Lendo os pedidos…" />
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Stack gap={5}>
        <Text size={1} muted role="status">
          {counted(leads.length, 'pedido guardado', 'pedidos guardados')}. O que foi apagado não
          conta mais.
        </Text>
        <OriginTable title="Página" rows={pages} months={months} />
        <OriginTable title="Campanha" rows={campaigns} months={months} />
        <Text size={1} muted>
          A campanha só é conhecida de quem aceitou cookies de marketing.
        </Text>
      </Stack>
    </Box>
  )
}

interface OriginTableProps {
  title: string
  rows: readonly OriginRow[]
  months: readonly string[]
}

function OriginTable({ title, rows, months }: OriginTableProps) {
  return (
    <Card border radius={3} padding={2} overflow="auto">
      <table aria-label={title} style={{ width: '100%', borderCollapse: 'collapse' }}>
        <thead>
          <tr>
            <th scope="col" style={NAME}>
              <Text size={1} weight="semibold">
                {title}
              </Text>
            </th>
            {['Total', ...months.map(monthTitle)].map((each) => (
              <th key={each} scope="col" style={NUMBER}>
                <Text size={1} weight="semibold">
                  {each}
                </Text>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, total, byMonth }) => (
            <tr key={name}>
              <th scope="row" style={NAME}>
                <Text size={1}>{name}</Text>
              </th>
              <Count count={total} />
              {byMonth.map(({ month, count }) => (
                <Count key={month} count={count} />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const Count = ({ count }: { count: number }) => (
  <td style={NUMBER}>
    <Text size={1} muted={count === 0}>
      {count.toLocaleString('pt-BR')}
    </Text>
  </td>
)

/** A month as staff read it: '11/2026'. */
const monthTitle = (month: string): string => month.split('-').reverse().join('/')
