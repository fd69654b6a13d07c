import { DAY_PARAMETER } from '@elos/content/parts/preview/day'
import { GROUP_PARAMETER } from '@elos/content/parts/preview/group'
import { dayInWords } from '@elos/content/parts/time/day'
import { EditorBar } from '@elos/ui'

interface ChoiceBarProps {
  path: string
  /** The ISO day for which the page is shown; undefined: now. */
  day: string | undefined
  withDrafts: boolean
  /** The name of the group whose drafts alone are shown; undefined: all drafts. */
  group: string | undefined
}

/** Says for which day, or with which group, the page is shown, and leads back to today, or to all drafts. */
export function ChoiceBar({ path, day, withDrafts, group }: ChoiceBarProps) {
  return (
    <EditorBar className="sun" aria-label={day ? 'Dia mostrado' : 'Grupo mostrado'}>
      <p>
        O site{' '}
        {day && (
          <>
            em <strong>{dayInWords(day)}</strong>,{' '}
          </>
        )}
        {group === undefined ? (
          draftsOf(withDrafts)
        ) : (
          <>
            com os rascunhos do grupo <strong>{group}</strong>, sem os outros.
          </>
        )}
      </p>
      {/* An empty choice, which `KeepParameter` leaves alone. */}
      {day && <a href={`${path}?${DAY_PARAMETER}=`}>Voltar a hoje</a>}
      {group !== undefined && <a href={`${path}?${GROUP_PARAMETER}=`}>Ver todos os rascunhos</a>}
    </EditorBar>
  )
}

const draftsOf = (withDrafts: boolean) =>
  withDrafts ? 'com os rascunhos de agora.' : 'com o que está publicado agora.'
