import type { Finding } from '@elos/content/review/type'
import { Button } from '@sanity/ui'
import { usePromotion } from './usePromotion.ts'

/** The button of a finding that puts the next value of a claim in the place of its value. */
export function PromoteNext({ finding }: { finding: Finding }) {
  const { isBusy, promote } = usePromotion(finding.documentId)
  return (
    <Button
      mode="ghost"
      fontSize={1}
      padding={2}
      text="Passar para o valor"
      aria-label={`Passar para o valor: ${finding.title}`}
      loading={isBusy}
      disabled={isBusy}
      onClick={promote}
    />
  )
}
