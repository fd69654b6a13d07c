import { draftMode } from 'next/headers'
import { ClickToEdit } from './ClickToEdit.tsx'
import { PreviewBar } from './PreviewBar.tsx'

/** Adds a bar and click-to-edit to a page in draft mode, and nothing otherwise. */
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
