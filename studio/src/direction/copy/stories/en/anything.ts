/** Stories that are true of every photo: they speak to the viewer, not of what is seen. How to write one: `story.ts`. */
export const ANYTHING_EN = `
qualquer: buried
viral: Every camera roll has one of these | Buried under 4,000 screenshots | ~Never posted | Go dig yours out. I’ll wait
cinema: Item 3,814 | Between a receipt and a blurry thumb | ~Someone scrolled this far | Hello again
suave: Scroll way back today | Past the screenshots | ~Something good is in there | Send it to someone

qualquer: memory test
viral: You saw this for one second | No peeking. What was in it? | ~Any detail counts | Now rewatch and grade yourself
cinema: It took one second | ~Maybe less | Now it can last all day | Take your time
suave: Stay here a little | ~For no reason | The rush will pass | There it goes

qualquer: zero context
viral: Send this with zero context | Don’t explain | ~If they ask: “thought of you” | Screenshot the reply
cinema: Someone hits send. No caption | On the other end, three dots | They vanish | They come back
suave: Did someone come to mind? | Then send it | ~“This made me think of you” | Nobody minds getting that

qualquer: Monday
viral: This one’s for Monday you | Tuesday you will want it too | ~Wednesday you is begging | Save it for the week
cinema: It was an ordinary day | ~It stayed one | And yet someone kept it | Go figure
suave: Ordinary days count too | The coffee, the walk, the talk | ~One day you’ll miss this one | Look around while it’s here

qualquer: no bills
viral: For ten seconds, no emails | No group chat | Just this | ~Okay, time’s up | Please resume suffering
cinema: Unread: 38 | Overdue: 4 | For now, none of it | Keep looking
suave: Nothing to answer here | Nothing to pay | ~Nothing to fix | See? The world held up

qualquer: vintage
viral: In ten years this is vintage | ~Back it up | Don’t just trust the cloud | Have you seen what clouds do?
cinema: One day, someone finds this | On a device that barely turns on | ~The charger took a week to find | They don’t delete it
suave: Print a photo now and then | Stick it on the fridge | ~It says hi every time you’re hungry | Worth the ink

qualquer: caption this
viral: Caption this | Wrong answers only | ~Essays accepted | The best one gets pinned
cinema: The last line is missing | On purpose | ~Everyone writes their own | What’s yours?
suave: If this were a song | Which one would it be? | ~Hum it a little | Then tell me

qualquer: the score
viral: Rate this 1 to 10 | You can’t say 7 | ~7 is for cowards | Defend your score below
cinema: The judges have voted | One gave it a ten | One asked to see it again | See it again
suave: Name one good thing from today | It can be tiny | ~A text, a coffee | Keep that one

qualquer: until the end
viral: Wait for the end… | Nothing happens | ~But you stayed | Thanks for the watch time
cinema: There is no villain | No chase | ~No twist | And you’re still watching
suave: No lesson here | No quiz | ~No before and after | Just a place to breathe out

qualquer: last video
viral: The plan: asleep by ten | The reality: this | ~At least it’s a good one | You’re welcome
cinema: “One more and then sleep” | That was at eleven | It is now two | Good night
suave: Make this the last one, okay? | Then put the phone down | ~It’ll all be here tomorrow | Sleep well

qualquer: zoom in
viral: Zoom in | ~More | Found it? | I never said what
cinema: Enhance | Enhance again | ~Stop. Right there | It proves nothing
suave: Come a little closer | The good part is small | ~Now step back | Oh. It’s also big

qualquer: tutorial
viral: How to stop scrolling: a tutorial | Step one: this | Step two: there isn’t one | Comment if it worked
cinema: Instructions | One: look | Two: look again | There is no three
suave: A very short to-do list | Look at this | ~That’s all of it | Done. Look at you go

qualquer: sticker
viral: This is a sticker waiting to happen | The group chat needs it | ~No context, ever | Who’s making it? Comment “me”
cinema: Every photo becomes a meme someday | No one is spared | ~The group chat decides | Accept it
suave: Some photos keep you company | They just sit there | ~Asking for nothing | Let this one stay

qualquer: on mute
viral: You’re on mute, aren’t you? | Turn it up | ~There we go | Now start over
cinema: Lower the lights | Raise the volume | ~Say nothing | Now
suave: Put your headphones in | A little louder | ~Forget the list | Just this one minute

qualquer: the aunt
viral: My aunt would comment “Gorgeous!!” | With nine hearts | ~And a tractor, by accident | Every family has one. Tag yours
cinema: First comment: an aunt | Second comment: the same aunt | Deleted by accident | Then posted again
suave: Leave someone a nice comment today | One word will do | ~Go big on the hearts | They’ll see it

qualquer: twice
viral: Bet you’ll watch this twice | There’s a detail | ~I’m not saying which | Spotted it? Comment
cinema: Only you noticed that detail | Don’t tell | ~Or do | Either way, it’s yours
suave: What did you notice first? | Everyone sees something else | ~It says a lot about you | Good things, I bet

qualquer: on break
viral: Break’s over in one minute | So, one more video | ~Your boss can’t see this | Tag the one who sends you these
cinema: A five-minute break | Out there, it all goes on | In here, it stops | Four minutes
suave: You’re allowed to stop | Five minutes | ~No excuse needed | Then off you go

qualquer: like it
viral: Like it? Like it | Hate it? Also like it | ~The algorithm can’t tell | It stays between us
cinema: The algorithm sent you here | ~It thinks it knows you | Stay a little longer | Just to confuse it
suave: Glad you stopped by | Make yourself at home | ~No need to like anything | Just sit a minute

qualquer: nostalgia
viral: Nostalgic for what? No idea | It just hit | ~Sundays are the worst | Tag someone who gets it too
cinema: Missing a place with no name | ~And a day with no date | Maybe it’s this | Maybe not
suave: If you miss someone, let it in | Pull out a chair for it | ~Make it some coffee | It only came to say hello

qualquer: first word
viral: First word that comes to mind. Go | No editing | ~No deleting | Post exactly that one
cinema: Someone stopped | Everyone else kept going | Guess who saw it
suave: Stop here with me a second | Nothing to solve | ~Nothing to buy | Okay. Go on, a bit lighter

qualquer: Wi-Fi
viral: Like this for the Wi-Fi password | Kidding | ~Like it anyway | You never know
cinema: Poor connection | For a moment, nothing loads | Only this | It’s enough
suave: The Wi-Fi went out once | So we talked | ~It was nice | Turn it off for a bit

qualquer: forwarded
viral: Who sent this to the group chat? | Nobody’s confessing | ~Everybody saved it | Name names in the comments
cinema: Forwarded many times | No one knows by whom | It has reached you | Pass it on
suave: Send this to the family chat | No occasion, no bad news | ~Just because | Somebody could use a hello

qualquer: three seconds
viral: Give me three seconds | One | ~Two | Longest date I’ve had all year
cinema: Three seconds, they say | That’s all a picture gets | This one asked for more | You gave it
suave: Stay three seconds longer | There’s no line behind you | ~Okay, three more | On the house

qualquer: spoiler
viral: Spoiler: you’ll be back here | Tomorrow, by accident | ~Just to check | Save yourself the search
cinema: No spoilers | All I’ll say is, it ends | ~Everything does | Then it starts over
suave: A spoiler for your day | It works out | Maybe not by noon | But it does

qualquer: warning label
viral: Warning: may cause rewatching | Side effect: sending it to someone | ~Symptoms start immediately | Ask your group chat first
cinema: A notice to all travelers | There is nothing to fear | ~Or to buy | Proceed
suave: Your reminder for today | Drink some water | ~Unclench your jaw | And look at one thing slowly

qualquer: camera roll
viral: Found this in my camera roll | Between twelve parking spot pics | ~And a video of my pocket | It survived. It gets a post
cinema: File 0412 | Date: misplaced | Author: someone who stopped | Do not delete
suave: Some photos wait for years | Until someone opens them | ~Today it was you | Good timing

qualquer: poll
viral: Quick poll: keep or delete? | If you said delete, look again | ~I’ll allow a recount | Vote in the comments
cinema: The vote is in | One against | ~Already regretting it | It stays
suave: If you could keep just one | Only one | ~Which would it be? | I’d keep this one

qualquer: thumb
viral: Your thumb was about to leave | It changed its mind | ~Smart thumb | Now let it hit save
cinema: A thumb stopped | So did the world | ~For a few seconds | Long enough
suave: You almost scrolled past | And then you didn’t | ~One point for you | Stay a little longer

qualquer: silence
viral: Who’s watching this in the bathroom? | Be honest. No one will know | ~Your legs are asleep | Comment “not me” and we’ll know
cinema: Listen | Not to the music | To what comes after | Silence
suave: Some silences are good company | This is one | ~Lean back | No closing time
`;
