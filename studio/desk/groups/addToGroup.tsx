import { GROUP_TYPE } from '@elos/content/parts/preview/group'
import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { titleOf } from '@elos/content/parts/stored/value'
import { PackageIcon } from '@sanity/icons/Package'
import { Button, Stack, Text } from '@sanity/ui'
import { useToast } from '@sanity/ui/toast'
import { useState } from 'react'
import { type DocumentActionComponent, useClient } from 'sanity'
import { useRouter } from 'sanity/router'
import { CHECK_CONNECTION, useAttempt } from '../../base/useAttempt.ts'
import { addMember, createGroup, type GroupRow } from './groups.ts'
import { useGroups } from './releases.ts'

/** The groups that nobody has published and that do not have a document yet. */
const OPEN = `*[_type == "${GROUP_TYPE}" && !defined(publishedAt) && !($id in coalesce(members, [])[]._ref)]
  | order(coalesce(dueAt, "9") asc){_id, name}`

type OpenGroup = Pick<GroupRow, '_id' | 'name'>

const FAILURE = { title: 'O documento não entrou no grupo.', description: CHECK_CONNECTION }

/** The action that puts a document in a group whose drafts are published together. */
export const addToGroup: DocumentActionComponent = ({ id }) => {
  const client = useClient({ apiVersion: API_VERSION })
  const { push } = useToast()
  const { navigateIntent } = useRouter()
  const isUsed = useGroups()
  const { isBusy, attempt } = useAttempt()
  const [open, setOpen] = useState<OpenGroup[]>()
  if (!isUsed) return null

  const ask = async () => setOpen(await client.fetch(OPEN, { id }, { perspective: 'raw' }))
  const close = () => setOpen(undefined)
  const add = async (group: OpenGroup) => {
    await addMember(client, group._id, id)
    push({ status: 'success', title: `Está no grupo “${titleOf(group)}”.` })
  }
  const begin = async () =>
    navigateIntent('edit', { id: await createGroup(client, [id]), type: GROUP_TYPE })
  const then = (adding: () => Promise<void>) => attempt(adding, FAILURE).finally(close)

  return {
    label: 'Pôr num grupo',
    icon: PackageIcon,
    disabled: isBusy,
    onHandle: () => attempt(ask, FAILURE),
    dialog: open && {
      type: 'dialog',
      header: 'Pôr num grupo',
      onClose: close,
      content: (
        <Stack gap={3}>
          <Text size={1}>Os rascunhos de um grupo são publicados juntos.</Text>
          {open.map((group) => (
            <Button
              key={group._id}
              mode="ghost"
              text={titleOf(group)}
              disabled={isBusy}
              onClick={() => then(() => add(group))}
            />
          ))}
          <Button mode="bleed" text="Novo grupo" disabled={isBusy} onClick={() => then(begin)} />
        </Stack>
      ),
    },
  }
}
