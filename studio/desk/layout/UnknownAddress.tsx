import { Card, Container, Heading, Stack, Text } from '@sanity/ui'
import { PathLink } from '../../base/links/PathLink.tsx'

/** Stands in place of the Studio at an address that it does not have, which Sanity would say in English. */
export const UnknownAddress = () => (
  <Card height="fill" padding={5}>
    <Container width={0}>
      <Stack gap={4}>
        <Heading as="h1" size={2}>
          Este endereço não existe no estúdio
        </Heading>
        <Text size={1}>
          <PathLink path="/">Ir para Início</PathLink>
        </Text>
      </Stack>
    </Container>
  </Card>
)
