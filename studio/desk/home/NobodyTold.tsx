import { Card, Stack, Text } from '@sanity/ui'
import { PathLink } from './Panel.tsx'

/** Says that the site has no mail server, so that a request waits until somebody opens the Studio. */
export function NobodyTold() {
  return (
    <Card tone="caution" border radius={3} padding={3} role="status">
      <Stack gap={3}>
        <Text size={1} weight="medium">
          Ninguém é avisado por e-mail quando chega um pedido
        </Text>
        <Text size={1}>
          Falta ligar o site a um servidor de e-mail: peça a quem cuida do servidor. Quem recebe
          está em <PathLink path="/conteudo/notificationSettings">Avisos de pedidos</PathLink>.
        </Text>
      </Stack>
    </Card>
  )
}
