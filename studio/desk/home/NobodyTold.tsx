import { Card, Text } from '@sanity/ui'
import { PathLink } from '../../base/links/PathLink.tsx'
import { TitleLines } from '../../base/lists/TitleLines.tsx'

/** Says that the site has no mail server, so that a request waits until somebody opens the Studio. */
export function NobodyTold() {
  return (
    <Card tone="caution" border radius={3} padding={3} role="status">
      <TitleLines title="Ninguém é avisado por e-mail quando chega um pedido">
        <Text size={1}>
          Falta ligar o site a um servidor de e-mail: peça a quem cuida do servidor. Quem recebe
          está em <PathLink path="/conteudo/notificationSettings">Avisos de pedidos</PathLink>.
        </Text>
      </TitleLines>
    </Card>
  )
}
