/** Passwords of at least eight characters that guessers try first, here and abroad; in lower case. */
const COMMON = new Set(
  `12345678 123456789 1234567890 12345678910 0123456789 987654321 9876543210 87654321 11111111 111111111
  1111111111 22222222 33333333 44444444 55555555 66666666 77777777 88888888 99999999 00000000 000000000
  0000000000 12341234 12344321 11223344 1122334455 112233445566 123123123 123321123 121212121 12121212
  13131313 10203040 1020304050 102030405060 147258369 741852963 963852741 159357159 159753159 123654789
  789456123 14789632 1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y 1qaz2wsx 1qaz2wsx3edc 1qazxsw2 zaq12wsx zaq1zaq1
  q1w2e3r4 q1w2e3r4t5 q1w2e3r4t5y6 qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345
  asdfghjk asdfghjkl asdf1234 asdfasdf zxcvbnm1 zxcvbnm123 qazwsxedc qazwsx123 qweasdzxc qwe123qwe
  qweqweqwe asd123asd abcd1234 abc12345 abcd12345 abcdefgh abcdefghi abcdef123 a1b2c3d4 a1b2c3d4e5
  aa123456 aa12345678 a12345678 a123456789 q123456789 z123456789 password password1 password12
  password123 password1234 passw0rd p@ssw0rd p@ssword p@ssword1 passpass pass1234 pass12345
  changeme changeme1 changeme123 letmein1 letmein123 welcome1 welcome12 welcome123 iloveyou iloveyou1
  iloveyou2 princess princess1 sunshine sunshine1 football football1 baseball baseball1 basketball
  superman superman1 batman123 spiderman pokemon1 pokemon123 starwars starwars1 whatever whatever1
  trustno1 trustnoone computer computer1 internet internet1 michelle jennifer charlie1 michael1
  jordan23 liverpool liverpool1 chelsea1 arsenal1 barcelona barcelona1 realmadrid juventus
  administrator admin123 admin1234 admin12345 adminadmin administrador root1234 rootroot toor1234 guest123
  test1234 test12345 testtest teste123 teste1234 teste12345 testando temp1234 demo1234 user1234 usuario1
  usuario123 monkey123 dragon123 master123 shadow123 killer123 freedom1 hello123 hello1234 helloworld
  secret123 supersecret minecraft minecraft1 fortnite fortnite1 facebook facebook1 instagram google123
  samsung1 samsung123 iphone123 linkedin netflix1 tiktok123 youtube1 youtube123 snapchat
  senha123 senha1234 senha12345 senha123456 senhasenha minhasenha minhasenha123 novasenha novasenha123
  mudar123 mudar1234 trocar123 trocarsenha segredo1 segredo123 brasil123 brasil2014 brasil2022 brasil2024
  brasil2025 brasil2026 flamengo flamengo1 flamengo10 flamengo123 corinthians corinthians1 corinthians10
  palmeiras palmeiras1 saopaulo saopaulo1 saopaulofc santos123 vasco123 gremio123 cruzeiro cruzeiro1
  cruzeiro123 atletico atletico1 internacional botafogo botafogo1 fluminense fluminense1 bahia123 sport123
  jesuscristo jesus123 jesuseamor jesusteama deusefiel deus1234 deuseamor deus123456 meudeus123 cristo123
  teamo123 teamomuito teamoamor amorzinho amor1234 amoreterno meuamor1 meuamor123 euteamo1 euteamo123
  felicidade estrela1 princesa princesa1 gabriela gabriel1 gabriel123 fernanda fernando juliana1 juliano1
  leonardo leticia1 mariana1 mariajose marcelo1 patricia rafaela1 rafael123 rodrigo1 vanessa1 vitoria1
  guilherme guilherme1 carolina carolina1 eduardo1 eduardo123 camila123 beatriz1 isabela1 matheus1 lucas123
  pedro123 paulo123 maria123 joao1234 jose1234 ana12345 bruno123 felipe123 daniel123 amanda123 thiago123
  curitiba cuiaba123 fortaleza salvador recife123 manaus123 brasilia riodejaneiro cachorro cachorro1
  borboleta chocolate chocolate1 sorvete1 futebol1 futebol10 familia1 familia123 obrigado1 bemvindo1
  bemvindo123 curtacurta curta123 curta1234 curta12345`.split(/\s+/),
);

/** True where a guesser would soon have it: a common password, one repeated character, or the e-mail itself. */
export function isGuessable(password: string, email: string): boolean {
  const plain = password.toLowerCase();
  const name = email.toLowerCase().split("@")[0] ?? "";
  return COMMON.has(plain) || new Set(plain).size < 3 || plain === email.toLowerCase() || plain === name;
}
