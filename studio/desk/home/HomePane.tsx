import { Box, Container, Heading, Spinner, Stack } from '@sanity/ui'
import type { CSSProperties } from 'react'
import { useCurrentUser } from 'sanity'
import { useDocuments } from '../../base/documents/useDocuments.ts'
import { useListenQuery } from '../../base/documents/useListenQuery.ts'
import { environment } from '../../base/environment.ts'
import { openFindings, useReview } from '../../review/useReview.ts'
import { GROUPS, type GroupRow } from '../groups/groups.ts'
import { ComingDays } from './ComingDays.tsx'
import { DueGroups } from './DueGroups.tsx'
import { NewLeads } from './NewLeads.tsx'
import { NobodyTold } from './NobodyTold.tsx'
import { OwnDrafts } from './OwnDrafts.tsx'
import { ReviewCounts } from './ReviewCounts.tsx'

/** The page has as many columns as fit, of about the same height. */
const COLUMNS: CSSProperties = { columnWidth: '20rem', columnGap: '1.25rem' }

const NO_GROUPS: readonly GroupRow[] = []

/** The page 'Início': what waits for the person who opens the Studio. */
export function HomePane() {
  const user = useCurrentUser()
  const review = useReview()
  const documents = useDocuments()
  const groups = useListenQuery<GroupRow[]>(GROUPS) ?? NO_GROUPS
  const findings = openFindings(review)
  return (
    <Box padding={4} overflow="auto" height="fill">
      <Container width={3}>
        <Stack gap={4}>
          <Heading as="h1" size={2}>
            {user?.name ? `Olá, ${user.name}` : 'Início'}
          </Heading>
          {environment.hasInbox && !environment.sendsMail && <NobodyTold />}
          <DueGroups groups={groups} />
          <div style={COLUMNS}>
            {environment.hasInbox && <NewLeads />}
            {review ? (
              <>
                <ReviewCounts findings={findings} />
                <ComingDays published={review.documents} groups={groups} />
              </>
            ) : (
              <Spinner muted />
            )}
            {documents && <OwnDrafts documents={documents} userId={user?.id} />}
          </div>
        </Stack>
      </Container>
    </Box>
  )
}
