/** Stories of photos with animals. How to write one: `story.ts`. */
export const ANIMALS_EN = `
gato: has a job
viral: This cat has a full-time job | Head of Surveillance | ~Paid in treats | Overtime: zoomies at 3 a.m. | Tag whoever approved this hire
cinema: It watches | ~It judges | It has never paid rent | And still, it owns the place
suave: You can’t call a cat over | You can only be nearby | ~Patiently | And one day, you’re picked

gato: the contract
viral: Nobody owns a cat | You got hired | ~Dinner is at six. Sharp | Days off? Adorable question
cinema: Chapter one: the fancy bed | Chapter two: the cardboard box | Chapter three: acceptance
suave: Things a cat gets right | Naps without guilt | ~Asks for love when it wants love | Leaves when it’s tired

gato: two settings
viral: Cats have two settings | Ignoring you | Ignoring you from up close | Which one did you get?
cinema: Every night, 3:17 a.m. | A sound | ~Something has fallen | The cat saw nothing
suave: Purring should be prescribed | One dose on the lap | ~One before bed | Unlimited refills

gatos: the committee
viral: One cat is a pet | Two is a committee | ~Three is a government | Only item on the agenda: dinner
cinema: A closed meeting is in session | The subject: you | ~The vote: unanimous | More dinner
suave: One cat takes your lap | More cats take the couch | ~You get the corner | Best seat in the house

cachorro: the voice
viral: Who’s a good dog? | That was rhetorical | ~The dog knows | Tag someone who does the voice
cinema: Dogs have no idea it’s Tuesday | ~Or what a Tuesday is | They know the sound of your keys | That’s enough
suave: Bad day? The dog doesn’t care | Same big welcome as ever | ~Same one you’ll get tomorrow | Lucky us

cachorro: the word
viral: Somebody said the W word | Rookie mistake | ~There’s no taking it back | Tag someone who has to spell it
cinema: One word changes everything | No one has said it yet | ~It starts with W | The dog already knows
suave: Take the long way around | Stop at every smell | ~Like it’s all brand-new | Good for both of you

cachorro: not on the couch
viral: “No dogs on the bed” | Lasted one night | ~Now I ask permission to lie down | Whose bed is it at your place?
cinema: House rule: no dogs on the couch | The rule held for one night | ~Talks followed | It is now the dog’s couch
suave: Some love wags its tail | ~No questions asked | All it wants is your lap | And the corner of your toast

cachorros: the gang
viral: One barks, the other co-signs | The whole street gets the memo | ~The threat: a leaf | Who started it? Comment
cinema: The gang is all here | The target: snacks | ~The obstacle: you | They have all day
suave: Twice the mess | Twice the love | ~Half the couch | The math works out

pet: pays no rent
viral: Who runs your house? | Hint: pays no rent | ~Has never washed a dish | And dinner is never late
cinema: No job | No apologies | ~Sixteen hours of sleep | Still the favorite
suave: Pets are family | They get six nicknames | ~And their own spot | Say hi to yours for me

animal: sorry I’m late
viral: Sorry I’m late. I saw an animal | I had to stop | ~I had to say hi | Tag someone who’d be late too
cinema: No phone | No password, no five-year plan | ~Sleeps when tired | Remind me who evolved
suave: Ask an animal what day it is | It’s today | ~It’s always today | Good answer

animal: documentary
viral: Can I take it home? | I asked | They said no | ~I asked nicer | They said no nicer
cinema: Documentary. Minute one | A hush from the narrator | ~Nature at its rawest | It wants a snack
suave: Come closer, slowly | No sudden anything | ~Let it decide about you | Being trusted takes a minute

animal: your voice
viral: Nobody talks to animals normally | The voice goes up | ~The grammar falls apart | Type yours in the comments
cinema: Nobody taught it how to rest | ~It was born knowing | We needed an app | And the app needs an update
suave: Animals don’t hold grudges | They eat, sleep, start over | ~That’s the whole method | Try it today

passaro: alarm clock
viral: This bird doesn’t set an alarm | This bird is the alarm | ~5 a.m., no snooze button | Tag someone who’s up even earlier
cinema: A bird never does a second take | One blink and it’s over | ~Nobody yells cut | This time, nobody blinked
suave: Anything with wings travels light | Just what it needs | ~Put one thing down today | See how far you get

passaro: shhh
viral: Shhh. There’s a bird | Don’t move | ~Don’t even breathe | Okay. You can exhale
cinema: No ticket | No luggage | ~No layover | Some of us are jealous
suave: Listen | There’s always one singing | ~We’re the ones rushing by | Open a window today

passaros: the meeting
viral: There’s a meeting and I’m not invited | Agenda: crumbs | ~Objections: several, loud | All in favor, say tweet
cinema: No boss | No email | ~No rehearsal | Yet they all know when to leave
suave: It’s easier in a flock | Nobody goes alone | ~One leads, then rests | People could try it

cavalo: zero gas
viral: Zero gas | Runs on grass | ~Parks itself. Sometimes | Would you trade your car for it?
cinema: Before engines, there was this | Four legs | ~One direction | And we got there
suave: Horses know before you do | No point pretending | ~Come in calm | You get calm back

cavalo: a good name
viral: Horses get the best names | Thunder. Biscuit. Midnight | ~Kevin | What would you call this one?
cinema: A horse hears it first | Feels it first | ~Goes first | We only think we’re leading
suave: You never forget your first ride | How high it was | ~How far away the ground got | How you wanted to go again

vaca: best friends
viral: Cows have best friends. Look it up | It’s science | ~They hate being apart | Tag your best cow
cinema: Chewing | Empires rise. Empires fall | Still chewing
suave: Cows don’t do deadlines | Breakfast takes all morning | ~Lunch takes the rest | The day gets done anyway

ovelha: insomnia
viral: Okay, count with me. One… | Two… | Still up? | ~Start over | Nobody has ever hit a thousand
cinema: Insomnia. An old method | One sheep. Two sheep | ~Still awake | We’ll finish tomorrow
suave: Can’t sleep? Count | One sheep at a time | ~Nobody’s checking your math | Good night, you

elefante: memory
viral: You forgot. The elephant didn’t | Your old password? It knows | ~What you said in 2014? Oh yes | Tag someone who forgets everything
cinema: Several tons of patience | ~No step is wasted | No one rushes an elephant | No one has tried twice
suave: Elephants don’t leave anyone behind | They walk together | ~At the pace of the slowest | We could copy that

urso: from over here
viral: Bear hug? I’m good, thanks | This is close enough | ~Maybe one step back | Tag someone who’d want a selfie
cinema: Rule one: don’t run | Rule two: good luck | The bear hasn’t read the rules
suave: Hibernation should be a benefit | Three months of blankets | ~No replies expected | Back when it’s warm

girafa: up there
viral: How’s the weather up there? | You get that a lot, huh? | ~Sorry | Comment a better question
cinema: A giraffe sees tomorrow first | It won’t say | ~It chews on it | And looks right over us
suave: Giraffes nap for minutes at a time | That’s plenty, up there | ~You’re not a giraffe | Go get your eight hours

zebra: which color
viral: White with black stripes? | Or black with white stripes? | ~You have three seconds | Friendships have ended over this
cinema: No two zebras match | Each one signs its own name | In stripes | Good luck forging it
suave: Every zebra has its own stripes | A foal learns its mother’s first | ~It takes a few days | Then it always knows who’s home
`;
