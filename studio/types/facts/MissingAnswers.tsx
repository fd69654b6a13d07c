import type { QuestionId } from '@elos/content/parts/fact/questions'
import { Card, Flex, Text } from '@sanity/ui'
import { useState } from 'react'
import { TitleLines } from '../../base/lists/TitleLines.tsx'
import { SmallButton } from '../../base/SmallButton.tsx'
import { questionsMessage } from './missing.ts'

interface MissingAnswersProps {
  missing: readonly QuestionId[]
  readOnly: boolean
  onAsked: () => void
}

/** The questions without an answer, as a message to copy and send to the carrier. */
export function MissingAnswers({ missing, readOnly, onAsked }: MissingAnswersProps) {
  const [copied, setCopied] = useState('')
  const message = questionsMessage(missing)
  const copy = async () => {
    await navigator.clipboard.writeText(message)
    setCopied(message)
  }
  const title = missing.length === 1 ? 'Falta 1 resposta' : `Faltam ${missing.length} respostas`
  return (
    <Card border radius={2} padding={3}>
      <TitleLines title={title} detail="Texto pronto para mandar a quem atende a corretora:">
        <Card padding={3} radius={2} tone="transparent">
          <Text size={1} style={{ whiteSpace: 'pre-line' }}>
            {message}
          </Text>
        </Card>
        <Flex gap={2} wrap="wrap" role="status">
          <SmallButton
            text={copied === message ? 'Copiado' : 'Copiar as perguntas'}
            onClick={copy}
          />
          <SmallButton text="Marcar: perguntei hoje" disabled={readOnly} onClick={onAsked} />
        </Flex>
      </TitleLines>
    </Card>
  )
}
