/** Stories of things at home and at work. How to write one: `story.ts`. */
export const HOME_EN = `
comodo: the tour
viral: Quick tour. Don’t judge | Actually do, I cleaned for this | ~Just this part, okay? | Score it out of ten
cinema: A room keeps whoever passes through | In marks, in habits | ~In the mess, too | You only have to look
suave: You know you’re home in the dark | Your hand finds the switch | ~You know which board creaks | No one had to teach you

comodo: staying in
viral: Plans today: none | Location: exactly here | ~Don’t try to talk me out | Tag someone who’s also not going
cinema: Day one of staying in | Supplies: snacks | ~Morale: horizontal | No rescue needed
suave: Today’s plan is to stay in | Nothing past arm’s reach | ~Feet up | The world has your number

sentar: five minutes
viral: I’ll sit for just five minutes | Three hours later… | ~Dishes? What dishes? | Tag someone who also sat down
cinema: A place to sit | Did someone just leave? | ~Is someone coming? | Sit. We’ll wait
suave: Sit down a minute | It’s been a long day | ~Shoes off | Nobody’s keeping count

sentar: my spot
viral: That’s my spot | It’s always been my spot | ~You move, you lose | Tag a known seat thief
cinema: Everyone has a spot | No one assigned them | ~No one swaps | Guests always get it wrong
suave: Save someone a seat | ~Tell them it’s there | Wait a little | They’ll come

cadeira: The Chair
viral: Every home has The Chair | For clothes. Half clean, half not | ~No one has ever sat on it | Confess in the comments
cinema: Chair. A piece of furniture | Official use: sitting | Actual use: wardrobe | No one objects
suave: Grab a chair | Tell me about your day | ~The good and the boring | There’s time

cama: five more minutes
viral: Five more minutes | That was an hour ago | ~The bed won’t let me | Send to someone still in theirs
cinema: The alarm said: now | The bed said: stay | ~A brief debate | The bed won
suave: Rest | We’ll figure it out tomorrow | ~Nobody handles everything | Good night, okay?

cama: why make it
viral: Why make the bed? | It’s only going to happen again | My parents disagree | ~At length | Whose side are you on?
cinema: Left side, right side | An old treaty | ~Never signed | Never broken
suave: Clean sheets are cheap joy | Fresh out of the shower | ~Phone across the room | Nothing left to do but sleep

cozinha: the fridge
viral: I open the fridge. Nothing | I close it | I open it again. Nothing | Third time’s the charm, right?
cinema: Some nights, in the kitchen | Footsteps | ~Nobody saw a thing | The cake is gone
suave: A home starts in the kitchen | Something on the stove | ~Someone telling their day | Don’t go just yet

cozinha: that drawer
viral: I own twenty containers | And thirty lids | How many match? | Zero
cinema: Every kitchen has that drawer | Batteries. String. A key | ~No one touches it | What does the key open?
suave: Family recipes don’t measure | A handful | ~“Until it looks right” | And somehow it does

banheiro: the throne
viral: The one room with no meetings | And still somebody knocks | “Occupied!” | Tag someone who takes an hour
cinema: Every kingdom has a throne | All is decided there | ~All shampoo labels are read | Average reign: forty minutes
suave: Door closed, ten minutes | ~All yours | The world can knock | You don’t have to answer

tv: the usual
viral: Forty minutes choosing a movie | We’re watching the usual one | ~Again | Tag who’s asleep by minute five
cinema: Available: nine thousand titles | Selected: the same one as always | Minute twelve: asleep
suave: A rewatch is a kind of hug | You know how it ends | ~You laugh anyway | Get the blanket

computador: the meeting
viral: This could have been an email | ~The email could have been nothing | 47 tabs open | One of them is playing music
cinema: “You’re on mute” | A great speech. No one heard it | ~It was given again | Then the internet dropped
suave: Close one tab | Stand up | ~Get some water | Work will still be there

computador: the password
viral: Wrong password | Wrong again | ~And again | “Can’t reuse your old password”
cinema: File: final | File: final 2 | File: final FINAL | It was the first one
suave: Your first password was a name | A pet, a street, a crush | ~Plus the number 1 | You still remember it

tela: off and on
viral: Did you turn it off and on? | Do it again | Fixed | That’ll be a hundred bucks
cinema: First: restart | Second: restart, angrily | Third: call someone | It works when they walk in
suave: Look out the window a bit | The screen can wait | ~Blink | Okay, come back

celular: the time
viral: Picked up my phone for the time | Watched twelve videos | So what time is it? | Be honest, you too
cinema: 3% battery | A nine-minute voice message | A choice | Goodbye
suave: Call someone | ~An actual call, with a voice | They’ll think something’s wrong | Then they’ll love it

celular: charger
viral: “Anyone got a charger?” | ~The anthem of our time | “Any kind works” | It’s never the right kind
cinema: Airplane mode | On purpose | ~One whole hour | The world went on
suave: No phones at dinner tonight | Just this once | ~Look up and talk | It’ll survive the hour

livro: one more
viral: Just one more chapter | Suddenly it’s 2:47 a.m. | ~I have to finish now | Tag your book dealer
cinema: Page 1: suspicion | Page 50: friendship | Page 200: please don’t end
suave: Ten pages a day | No goal, no rush | ~A corner and some quiet | You come back different

livro: bookmarks
viral: Anything is a bookmark | Receipts | Candy wrappers | ~A slice of cheese, once | Comment your worst one
cinema: A book was lent | A book was lost | All of us have been the victim | All of us have been guilty
suave: Read a little out loud | To someone | ~A plant will do | It’s a way of staying close

livros: the pile
viral: “No more books this year” | I bought three | ~They were on sale | Comment the size of your pile
cinema: Read: some | Lent: gone | Unread: a lifetime
suave: Unread books are patient | They wait | ~They don’t send reminders | Their day will come

relogio: on my way
viral: “On my way!” | Translation: in the shower | “Five minutes” means forty | Tag someone who’s “on the way”
cinema: What time is it? | Depends on who’s waiting | For some it flies | For some it won’t budge
suave: No rush today | Clocks run by themselves | ~Let them | You can walk

relogio: four minutes
viral: Woke up before the alarm | Four minutes before | ~Too late to go back to sleep | Who do I complain to?
cinema: In line, time won’t move | On a treadmill, not at all | On a Sunday, it sprints | Who is in charge here?
suave: Get there early for once | Sit down | ~Watch people go by | Spare minutes are a gift

planta: yes, I talk to it
viral: Yes, I talk to my plant | It never interrupts | ~It never sends voice notes | Most stable relationship I’ve had
cinema: A plant won’t complain | It just turns to the light | ~Without a word | It shouldn’t be this simple
suave: Water it a little | And again in a few days | ~Works on people, too | Things grow when nobody’s looking

planta: cactus
viral: I once killed a cactus | Yes, a cactus | ~I’m banned from plant shops | Confess your crime below
cinema: The label said: unkillable | I heard a challenge | ~It heard a threat | So far, a draw
suave: A new leaf is good news | Call everyone over | ~Even if it’s tiny | Especially if it’s tiny

vaso: the wind
viral: “No running in the house!” | We all heard it | Then we all heard the crash | Who glued it and never told?
cinema: The vase. The ball. One second | Then silence | “It was the wind” | No one believed it
suave: Flowers don’t need an occasion | Grocery store ones count | ~So do the ones from the yard | Somebody will find a vase

ursinho: secrets
viral: This bear knows too much | And hasn’t told a soul | ~That’s loyalty | Be honest, still have yours?
cinema: Monsters under the bed: zero | A flawless record | ~Night shift, every night | Never one day off
suave: Some hugs don’t expire | ~They wait on a shelf | They wait for us to grow up | And come back

pipa: look up
viral: Wi-Fi: none | String: plenty | ~Battery: wind | Tag someone you flew kites with
cinema: One string | At one end, the ground | At the other, the wind | In between, us
suave: Let out a little string | The wind knows | ~Then reel it in | Works for most things

bola: whose ball
viral: Whose ball is it? | Then they’re playing | ~International law | Tag someone who’d take it home
cinema: One ball. No one in a hurry | “Next point wins” | They played another hour | Until someone called them in
suave: Remember those long games? | All it took was a ball | ~And no one checking the time | Call someone to play

prancha: just checking
viral: “Just checking the waves” | Three hours later… | ~Sand where sand can’t be | Tag someone who vanishes like this
cinema: Waves don’t send invitations | Wait and you’ll see it | Paddle and you’ll get it | The rest stay on the sand
suave: One wave at a time | Fell off? Get back on | ~Breathe | Here comes another

neve: ten falls
viral: Day one: ten falls | Day two: nine | ~That’s called progress | Tag someone you’d fall with
cinema: Going up takes ages | Going down takes a scream | ~Falling is a footnote | Again
suave: “Last run,” somebody says | Nobody means it | ~One more after that | Then something hot to drink

skate: attempt 47
viral: Knee: scraped | Pride: also scraped | Trick: almost | Verdict: one more try
cinema: Attempt 1: ground | Attempt 2: ground | Attempt 47: silence | Then everyone loses it
suave: Fell? Dust off your knees | ~Everybody falls first | One more try | No one’s timing you

esporte: the score
viral: I’m totally fine with losing | That was a lie | Rematch. Now | Tag the sorest loser you know
cinema: No one remembers the score | Just that one moment | Retold a thousand times | Better every time
suave: Play something just for fun | No league, no uniform | ~Nobody keeps score | Just say you’ll be there

comodo: ten-second tour
viral: House tour in ten seconds | Don’t open that door | ~I mean it | What’s behind yours? Comment
cinema: A home keeps its sounds | The key | ~The kettle | You know whose steps are whose
suave: Leave something out of place | It means somebody lives here | ~Somebody comfortable | With room for one more
`;
