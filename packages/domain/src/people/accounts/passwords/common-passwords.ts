/**
 * Words that passwords are most often made of. Source: the most frequent entries of the list of
 * 100,000 breached passwords that the UK National Cyber Security Centre published in 2019, without
 * the digits and signs around them, and the words a guesser would try on this product first. With
 * the trimmings that `checkPassword` takes off, they stand for several hundred thousand passwords.
 */
export const COMMON_PASSWORD_CORES: ReadonlySet<string> = new Set(
  `
  password passwort passwd parola motdepasse drowssap pass secret letmein welcome changeme access
  admin administrator root user login test testing guest default master system security internet
  computer network digital windows microsoft google facebook linkedin twitter instagram hotmail
  yahoo gmail samsung motorola toshiba panasonic philips siemens logitech compaq nokia myspace
  friendster vkontakte telechargement understory offset carbon climate forest
  iloveyou iloveu loveyou loveme iloveme lovely lovers lover mylove love lovelove truelove onelove
  forever beautiful princess princesa sunshine babygirl babyboy babydoll sweetheart sweetie sweetpea
  sweety darling honey angel angels angelina butterfly buttercup flower flowers sunflower rainbow
  rosebud strawberry chocolate icecream cookie cookies cupcake banana orange apple apples cherry
  peaches peanut pumpkin popcorn lollipop snickers skittles coffee cheese pepper ginger cocacola
  football baseball basketball softball volleyball soccer hockey tennis cricket golfer swimming
  fishing skater skating dancer dancing champion winner victory player playboy yankees cowboys
  steelers raiders redskins packers lakers eagles dolphins tigers rangers redsox bulldogs arsenal
  chelsea liverpool manchester manutd everton barcelona realmadrid juventus marseille benfica milano
  ronaldo beckham maradona zidane jordan kobe lebron iverson johncena undertaker
  superman batman spiderman wolverine superstar rockstar starwars pokemon pikachu naruto sasuke
  inuyasha dragonball minecraft runescape warcraft nintendo xbox playstation legolas gandalf
  harrypotter hellokitty spongebob simpsons garfield snoopy scooby tinkerbell mickey minnie barbie
  jamesbond terminator stargate matrix avatar titanic twilight vampire metallica slipknot nirvana
  eminem linkinpark blink rammstein greenday beatles megadeth pantera hardcore hiphop music musica
  guitar michael michelle jennifer jessica ashley amanda daniel danielle daniela matthew joshua
  andrew anthony nicholas nicole thomas robert william charles charlie charlotte christian christine
  christina christopher christophe jonathan elizabeth samantha stephanie victoria alexander
  alexandra alexandre alejandro alejandra benjamin sebastian patricia patrick veronica vanessa
  valentina valentine valentin natasha natalie nathalie natalia melissa melanie rebecca rachel
  hannah madison brittany heather kimberly kathleen katherine catherine caroline carolina courtney
  savannah alyssa isabella isabelle sabrina tiffany crystal jasmine destiny diamond mercedes
  brandon justin jeremy nathan austin dakota cameron dennis vincent kevin steven stephen richard
  george joseph edward samuel gabriel gabriela gregory jeffrey timothy francis francisco francesco
  francesca giovanni giuseppe antonio fernando eduardo roberto ricardo leonardo lorenzo alessandro
  alberto vladimir aleksandr anastasia svetlana tatiana margarita margaret mohamed muhammad fatima
  krishna bismillah jesus jesuschrist christ blessed blessing heaven church godisgood angelo
  monkey dragon tigger tiger mustang corvette porsche ferrari yamaha kawasaki suzuki harley camaro
  chicken dolphin elephant penguin bulldog panther falcon turtle rabbit hamster kitten puppy kitty
  horses spider unicorn phoenix ladybug teddybear poohbear scooter buster bailey maggie murphy
  shadow killer hunter ranger warrior knight wizard maverick gangster gangsta monster thunder
  darkness midnight lightning diablo demon satan phantom eclipse enigma infinity paradise serenity
  freedom liberty justice america american canada mexico brazil argentina colombia pakistan india
  australia germany france england scotland ireland russia portugal polska london newyork chicago
  dallas boston brooklyn california florida colorado georgia virginia montana hollywood lasvegas
  amsterdam orlando sydney napoli
  january february march april june july august september october november december monday tuesday
  wednesday thursday friday saturday sunday spring summer autumn winter christmas
  whatever nothing trustno trouble stupid asshole bullshit shithead fuckyou fuckme fuckoff fucker
  bitch biteme loser hottie sexy sexybitch cutiepie yourmom mother father brother sister family
  friend friends bestfriend children junior grandma daddy bigdaddy mommy money getmoney business
  school student teacher doctor police engineer manager career success creative happy happiness
  awesome perfect special magic mystery silver golden purple yellow green black white
  zxcvbn zxcvbnm asdf asdfgh asdfghjkl qwerty qwert azerty azertyuiop qwertz gwerty qazwsx abcd abc
  swordfish snowball firefly einstein mozart hercules mariposa corazon estrella bonjour coucou
  startfinding stonecold airforce westside southside goldfish paintball maryjane goodluck carpediem
  hesoyam blahblah lolipop passport platinum hollister element idontknow pimpin jackass justinbieb
  evildick ihateyou omsairam megaparol polniypizdec creative homelesspa passer cjmasterinf
  diosesfiel tianya fqrg7cs j38ifubn vqsablpzla rjs1la7qe dpbk savoy hfjdk
  ghbdtn gfhjkm vfhbyf fylhtq cjkysirj nfnmzyf fktrcfylh fyfcnfcbz rhbcnbyf trfnthbyf hjvfirf
  ybccfy dbrnjhbz vfrcbv yfnfif
  doudou loulou soleil chouchou jetaime amoremio mahalko mahalkita sayang anhyeuem tequiero
  `
    .trim()
    .split(/\s+/),
)

/** Keyboard patterns: rows, columns, zigzags, the alphabet, the number pad. */
export const KEYBOARD_WALKS: readonly string[] = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'azertyuiopqsdfghjklmwxcvbn',
  'qwertzuiopasdfghjklyxcvbnm',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1qaz2wsx3edc4rfv5tgb6yhn',
  '1qazxsw23edcvfr4',
  'zaq12wsxcde34rfv',
  'zaq1xsw2cde3vfr4',
  '1q2w3e4r5t6y7u8i9o0p',
  '12qwaszx',
  'qweasdzxc',
  '123qweasdzxc',
  'q1w2e3r4t5y6u7i8o9p0',
  'a1b2c3d4e5f6g7h8',
  '1a2b3c4d5e6f7g8h',
  'a1s2d3f4g5h6',
  '1122334455667788990011',
  'aabbccddeeffgghh',
  '147258369147258',
  '789456123789456',
  '741852963741852',
  '963852741963852',
  '123698745123',
  '1029384756',
  '192837465',
  '13579246801357924680',
  '31415926535897932',
  '123qwe123qwe',
  '1234qwerasdfzxcv',
  'qwer1234asdf5678',
  'abcd1234efgh',
  'asdf1234asdf',
  'qqwweerrttyy',
  'poiuytrewqlkjhgfdsa',
]
