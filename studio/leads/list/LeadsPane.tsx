import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { dayOf } from '@elos/content/parts/time/day'
import { DownloadIcon } from '@sanity/icons/Download'
import { SearchIcon } from '@sanity/icons/Search'
import { Box, Button, Flex, Stack, Text, TextInput } from '@sanity/ui'
import { useState } from 'react'
import { useClient } from 'sanity'
import { counted } from '../../base/counted.ts'
import { ReadingDocuments } from '../../base/documents/ReadingDocuments.tsx'
import { ChildCard } from '../../base/links/ChildCard.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { SmallButton } from '../../base/SmallButton.tsx'
import { useAttempt } from '../../base/useAttempt.ts'
import { useNow } from '../../base/useNow.ts'
import { leadsSheet } from '../leadsSheet.ts'
import { saveFile } from '../saveFile.ts'
import { describeLead } from '../schema/leadPreview.ts'
import { type TimeLeft, timeLeft } from '../timeLeft.ts'
import { isWanted, type Wanted } from './filters.ts'
import { LeadFilters } from './LeadFilters.tsx'
import { searchLeads } from './searchLeads.ts'
import { type Lead, useLeads, wholeLeadsQuery } from './useLeads.ts'

/** How many leads are shown at first, and how many a click adds. */
const STEP = 100

const NO_SHEET = { title: 'A planilha não pôde ser feita. Tente de novo.' }

const ALL: Wanted = { assignee: '', kind: '', day: '', campaign: '' }

interface LeadsPaneProps {
  options?: {
    /** The name of the list, for the file. */
    name?: string
    /** The status of its leads; without it, all. */
    status?: string
  }
}

/** A list of leads with a search and filters. What it lists can be saved as a sheet. */
export function LeadsPane({ options: { name = 'todas', status = '' } = {} }: LeadsPaneProps) {
  const client = useClient({ apiVersion: API_VERSION })
  const { attempt } = useAttempt()
  const [isSearching, setSearching] = useState(false)
  const listed = useLeads(status, isSearching)
  const [search, setSearch] = useState('')
  const [wanted, setWanted] = useState(ALL)
  const [limit, setLimit] = useState(STEP)
  const now = useNow()
  const searched = (leads: readonly Lead[]) =>
    searchLeads(leads, search).filter((lead) => isWanted(lead, wanted))
  const found = searched(listed?.leads ?? [])
  const save = async () => {
    const leads = await client.fetch<Lead[]>(
      wholeLeadsQuery(status),
      { status },
      { perspective: 'raw' },
    )
    saveFile(`cotacoes-${name}-${dayOf(new Date())}.csv`, leadsSheet(searched(leads)), 'text/csv')
  }
  if (!listed) return <ReadingDocuments />
  const left = found.length - limit
  return (
    <Flex direction="column" height="fill">
      <Stack gap={3} padding={3}>
        <TextInput
          aria-label="Pesquisar nesta lista"
          placeholder="Nome, e-mail, telefone ou palavra"
          icon={SearchIcon}
          fontSize={1}
          value={search}
          clearButton={search !== '' && { 'aria-label': 'Limpar' }}
          onClear={() => setSearch('')}
          onFocus={() => setSearching(true)}
          onChange={({ currentTarget }) => setSearch(currentTarget.value)}
        />
        <LeadFilters leads={listed.leads} wanted={wanted} onChange={setWanted} />
        <Flex align="center" gap={2} wrap="wrap">
          <Box flex={1}>
            <Text size={1} muted role="status">
              {search && !listed.isWhole ? 'Procurando…' : countOf(found)}
            </Text>
          </Box>
          <SmallButton
            icon={DownloadIcon}
            text="Baixar como planilha"
            disabled={found.length === 0}
            onClick={() => attempt(save, NO_SHEET)}
          />
        </Flex>
      </Stack>
      <Box flex={1} overflow="auto" paddingX={2} paddingBottom={3}>
        <Stack as="ul" gap={1}>
          {found.slice(0, limit).map((lead) => (
            <li key={lead._id}>
              <LeadCard lead={lead} left={timeLeft(lead, now)} />
            </li>
          ))}
        </Stack>
        {left > 0 && (
          <Button
            mode="bleed"
            fontSize={1}
            text={`Mostrar mais ${Math.min(left, STEP)}`}
            onClick={() => setLimit(limit + STEP)}
          />
        )}
      </Box>
    </Flex>
  )
}

const countOf = ({ length }: readonly Lead[]) =>
  length > 0 ? counted(length, 'pedido', 'pedidos') : 'Nenhum pedido.'

interface LeadCardProps {
  lead: Lead
  /** The time left to answer the lead as promised; undefined when it needs no answer. */
  left: TimeLeft | undefined
}

/** A link that opens a lead beside the list. */
function LeadCard({ lead, left }: LeadCardProps) {
  const { title = 'Sem nome', subtitle } = describeLead(lead)
  return (
    <ChildCard id={lead._id} tone={left?.isOver ? 'critical' : 'default'}>
      <TitleLines title={title} detail={subtitle}>
        {left && <Text size={1}>{left.text}</Text>}
      </TitleLines>
    </ChildCard>
  )
}
