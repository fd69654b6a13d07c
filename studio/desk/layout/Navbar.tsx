import { Card, Text } from '@sanity/ui'
import type { NavbarProps } from 'sanity'
import { type Connection, useConnection } from './useConnection.ts'

const KEPT = 'O que você escreveu está guardado nesta aba; não a feche.'

const SENTENCES: Record<Connection, string> = {
  open: '',
  offline: `Sem conexão com a internet. ${KEPT}`,
  unanswered: `O servidor do conteúdo não responde. ${KEPT}`,
}

/** The Studio's bar, and below it what staff have to know while their words do not arrive. */
export function Navbar(props: NavbarProps) {
  const sentence = SENTENCES[useConnection()]
  return (
    <>
      {props.renderDefault(props)}
      {sentence && (
        <Card tone="caution" padding={3} borderBottom role="alert">
          <Text size={1} weight="medium">
            {sentence}
          </Text>
        </Card>
      )}
    </>
  )
}
