import { DAY_PARAMETER } from '@elos/content/parts/preview/day'
import { GROUP_PARAMETER } from '@elos/content/parts/preview/group'
import { draftMode, headers } from 'next/headers'
import { env } from '../env.ts'
import { ChoiceBar } from './ChoiceBar.tsx'
import { ClickToEdit } from './ClickToEdit.tsx'
import { KeepParameter } from './KeepParameter.tsx'
import { OutsideStudio } from './OutsideStudio.tsx'
import { PreviewBar } from './PreviewBar.tsx'

interface PreviewProps {
  path: string
  /** The ISO day for which the page is shown; undefined: now. */
  day: string | undefined
  withDrafts: boolean
  /** The group whose drafts alone are shown; undefined: all drafts. */
  group: { id: string; name: string } | undefined
}

/** Adds click-to-edit to a page in draft mode, and a bar outside the Studio; nothing otherwise. */
export async function Preview({ path, day, withDrafts, group }: PreviewProps) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  return (
    <>
      {day || group ? (
        <>
          <ChoiceBar path={path} day={day} withDrafts={withDrafts} group={group?.name} />
          {day && <KeepParameter name={DAY_PARAMETER} value={day} />}
          {group && <KeepParameter name={GROUP_PARAMETER} value={group.id} />}
        </>
      ) : (
        <OutsideStudio isFramed={(await headers()).get('sec-fetch-dest') === 'iframe'}>
          <PreviewBar path={path} />
        </OutsideStudio>
      )}
      <ClickToEdit studioOrigin={env.STUDIO_URL} />
    </>
  )
}
