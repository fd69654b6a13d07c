import { draftMode } from 'next/headers'
import { ClickToEdit } from './ClickToEdit.tsx'
import { PreviewBar } from './PreviewBar.tsx'

/** In draft mode: a bar that says so, and click-to-edit on every text. Otherwise nothing. */
export async function Preview({ path }: { path: string }) {
  const { isEnabled } = await draftMode()
  if (!isEnabled) return null
  return (
    <>
      <PreviewBar path={path} />
      <ClickToEdit />
    </>
  )
}
