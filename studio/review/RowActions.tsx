import { API_VERSION } from '@elos/content/parts/read/apiVersion'
import { EllipsisHorizontalIcon } from '@sanity/icons/EllipsisHorizontal'
import { Button, Dialog } from '@sanity/ui'
import { Menu, MenuButton, MenuItem } from '@sanity/ui/menu'
import { useId, useState } from 'react'
import { useClient, useCurrentUser } from 'sanity'
import { CHECK_CONNECTION, useAttempt } from '../base/useAttempt.ts'
import { staffName } from '../leads/staffName.ts'
import { assign, type Keeping, keep, reopen } from './decide.ts'
import { KeepForm } from './KeepForm.tsx'
import type { ReviewRow } from './rows.ts'

/** The menu with which staff take care of a row, keep everything as it is, or take that back. */
export function RowActions({ row: { finding, status, owner } }: { row: ReviewRow }) {
  const client = useClient({ apiVersion: API_VERSION })
  const me = staffName(useCurrentUser())
  const { isBusy, attempt } = useAttempt()
  const id = useId()
  const [isAsking, setAsking] = useState(false)

  const store = (change: Promise<unknown>) =>
    attempt(() => change.then(() => setAsking(false)), {
      title: 'Nada foi guardado.',
      description: CHECK_CONNECTION,
    })
  const onKeep = (keeping: Keeping) => store(keep(client, finding, keeping))
  const isKept = status.state === 'kept'

  return (
    <>
      <MenuButton
        id={id}
        button={
          <Button
            mode="bleed"
            icon={EllipsisHorizontalIcon}
            padding={2}
            loading={isBusy}
            aria-label={`O que fazer: ${finding.title}`}
          />
        }
        menu={
          <Menu>
            {isKept ? (
              <MenuItem text="Reabrir" onClick={() => store(reopen(client, finding))} />
            ) : (
              <MenuItem text="Manter como está…" onClick={() => setAsking(true)} />
            )}
            {owner === me ? (
              <MenuItem text="Deixar" onClick={() => store(assign(client, finding, undefined))} />
            ) : (
              <MenuItem
                text={owner ? `Assumir no lugar de ${owner}` : 'Assumir'}
                onClick={() => store(assign(client, finding, me))}
              />
            )}
          </Menu>
        }
        popover={{ portal: true, placement: 'bottom-end' }}
      />
      {isAsking && (
        <Dialog
          id={`${id}-manter`}
          header="Manter como está"
          width={1}
          onClose={() => setAsking(false)}
        >
          <KeepForm
            message={finding.message}
            keptBy={me}
            isBusy={isBusy}
            onKeep={onKeep}
            onCancel={() => setAsking(false)}
          />
        </Dialog>
      )}
    </>
  )
}
